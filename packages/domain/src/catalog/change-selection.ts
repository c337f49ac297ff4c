import { checkQuantity, type QuantityRejection } from './check-line.ts';
import type { AddOnChoice, FoodGroup, PricedItem, Selection } from './item.ts';

/**
 * The selection after a tap on a food option. In a single group the new value replaces the old [ITEM-70]; tapping the
 * selected value deselects it in an optional group only [ITEM-71, ITEM-72]. A multi group toggles the value; its bounds
 * are checked on submit.
 */
export function toggleOption(selection: Selection, group: FoodGroup, label: string): Selection {
  const picked = selection.groups.find((candidate) => candidate.name === group.name)?.labels ?? [];
  const others = selection.groups.filter((candidate) => candidate.name !== group.name);
  const labels = toggledLabels(group, picked, label);
  return { ...selection, groups: labels.length > 0 ? [...others, { name: group.name, labels }] : others };
}

/**
 * The quantity after a step. It never falls below 1 [ITEM-54]; an increase above the stock or the item's limit is
 * rejected [ITEM-55, ITEM-56]. Stepping down is always allowed, also from a quantity above the limit.
 */
export function changeQuantity(
  item: PricedItem,
  selection: Selection,
  quantity: number,
  delta: number,
  elsewhere = 0,
): { ok: true; quantity: number } | QuantityRejection {
  const next = Math.max(1, quantity + delta);
  if (delta <= 0) return { ok: true, quantity: next };
  const checked = checkQuantity(item, selection, next, elsewhere);
  return checked.ok ? { ok: true, quantity: next } : checked;
}

/** Toggles an add-on: checking sets quantity 1 [ITEM-65], unchecking removes it [ITEM-66]. */
export function toggleAddOn(addOns: AddOnChoice[], id: number): AddOnChoice[] {
  const without = addOns.filter((choice) => choice.id !== id);
  return without.length < addOns.length ? without : [...addOns, { id, quantity: 1 }];
}

/** Changes the quantity of an add-on by `delta`. An add-on that reaches 0 is removed [ITEM-68]. */
export function stepAddOn(addOns: AddOnChoice[], id: number, delta: number): AddOnChoice[] {
  const current = addOns.find((choice) => choice.id === id);
  if (!current) return delta > 0 ? [...addOns, { id, quantity: delta }] : addOns;
  return addOns
    .map((choice) => (choice.id === id ? { id, quantity: choice.quantity + delta } : choice))
    .filter((choice) => choice.quantity > 0);
}

function toggledLabels(group: FoodGroup, picked: string[], label: string): string[] {
  if (!picked.includes(label)) return group.type === 'single' ? [label] : [...picked, label];
  if (group.type === 'single' && group.required) return picked;
  return picked.filter((other) => other !== label);
}
