import { checkQuantity, type QuantityProblem } from './check.ts';
import type { AddOnChoice, FoodGroup, PricedItem, Selection } from './item.ts';

/**
 * A tap on a food option. A single group takes the new value in place of the old; the chosen value tapped again
 * is deselected only in an optional group (001 §4). A multi group toggles; its bounds are judged on submit.
 */
export function toggleOption(selection: Selection, group: FoodGroup, label: string): Selection {
  const picked = selection.groups.find((candidate) => candidate.name === group.name)?.labels ?? [];
  const others = selection.groups.filter((candidate) => candidate.name !== group.name);
  const labels = toggled(group, picked, label);
  return { ...selection, groups: labels.length > 0 ? [...others, { name: group.name, labels }] : others };
}

/**
 * A step of the quantity. Going below 1 stays at 1; going up is refused at the stock or the item's limit.
 * Stepping down is always allowed, also from a quantity that has become too large.
 */
export function changeQuantity(
  item: PricedItem,
  selection: Selection,
  quantity: number,
  delta: number,
  elsewhere = 0,
): { ok: true; quantity: number } | QuantityProblem {
  const next = Math.max(1, quantity + delta);
  if (delta <= 0) return { ok: true, quantity: next };
  const checked = checkQuantity(item, selection, next, elsewhere);
  return checked.ok ? { ok: true, quantity: next } : checked;
}

/** The check box of an add-on: checking sets quantity 1, unchecking removes it. */
export function toggleAddOn(addOns: AddOnChoice[], id: number): AddOnChoice[] {
  const without = addOns.filter((choice) => choice.id !== id);
  return without.length < addOns.length ? without : [...addOns, { id, quantity: 1 }];
}

/** The stepper of an add-on; one that reaches 0 is dropped. */
export function stepAddOn(addOns: AddOnChoice[], id: number, delta: number): AddOnChoice[] {
  const current = addOns.find((choice) => choice.id === id);
  if (!current) return delta > 0 ? [...addOns, { id, quantity: delta }] : addOns;
  return addOns
    .map((choice) => (choice.id === id ? { id, quantity: choice.quantity + delta } : choice))
    .filter((choice) => choice.quantity > 0);
}

function toggled(group: FoodGroup, picked: string[], label: string): string[] {
  if (!picked.includes(label)) return group.type === 'single' ? [label] : [...picked, label];
  if (group.type === 'single' && group.required) return picked;
  return picked.filter((other) => other !== label);
}
