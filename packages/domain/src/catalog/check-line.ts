import { hasStock } from '../modules/index.ts';
import type { AddOnChoice, FoodGroup, PricedItem, Selection } from './item.ts';
import { selectedVariation } from './variation.ts';

export type SelectionRejection =
  | { ok: false; code: 'variation_required'; name: string }
  | { ok: false; code: 'variation_count'; name: string; min: number; max: number }
  | { ok: false; code: 'variation_unknown'; name: string }
  | { ok: false; code: 'variation_out_of_stock'; name: string };
export type QuantityRejection =
  | { ok: false; code: 'quantity_invalid' }
  | { ok: false; code: 'out_of_stock'; maximum: number }
  | { ok: false; code: 'out_of_limits'; maximum: number };
export type AddOnRejection = { ok: false; code: 'add_on_unknown'; id: number };
export type LineRejection = SelectionRejection | QuantityRejection | AddOnRejection;

export type Accepted = { ok: true };
const OK: Accepted = { ok: true };

/** Bounds of the number of selected values. A multi group without bounds allows one (if required) up to all. */
export function groupBounds(group: FoodGroup): { min: number; max: number } {
  if (group.type === 'single') return { min: group.required ? 1 : 0, max: 1 };
  return {
    min: group.min > 0 ? group.min : group.required ? 1 : 0,
    max: group.max > 0 ? group.max : group.values.length,
  };
}

/** Whether the selected options can be ordered. Returns the first problem, in the order of the item's groups. */
export function checkSelection(item: PricedItem, selection: Selection): Accepted | SelectionRejection {
  return hasStock(item.moduleType) ? checkVariation(item, selection) : checkGroups(item, selection);
}

/** Whether the quantity can be ordered. `elsewhere` is the quantity of the same item in other lines of the cart. */
export function checkQuantity(
  item: PricedItem,
  selection: Selection,
  quantity: number,
  elsewhere = 0,
): Accepted | QuantityRejection {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { ok: false, code: 'quantity_invalid' };
  const stock = availableStock(item, selection);
  if (stock !== null && quantity > stock) return { ok: false, code: 'out_of_stock', maximum: stock };
  const limit = item.maximumCartQuantity;
  if (limit && quantity + elsewhere > limit) {
    return { ok: false, code: 'out_of_limits', maximum: Math.max(0, limit - elsewhere) };
  }
  return OK;
}

/** The stock of a selection: of its variation, otherwise of the item. Null when stock is not counted. */
export function availableStock(item: PricedItem, selection: Selection): number | null {
  if (!hasStock(item.moduleType)) return null;
  const variation = selectedVariation(item, selection);
  return variation ? variation.stock : item.stock;
}

/** Whether every add-on belongs to the item, is named once and has a whole quantity of at least 1. */
export function checkAddOns(
  item: PricedItem,
  addOns: AddOnChoice[],
): Accepted | AddOnRejection | QuantityRejection {
  for (const [index, { id, quantity }] of addOns.entries()) {
    const repeated = addOns.findIndex((choice) => choice.id === id) !== index;
    if (repeated || !item.addOns.some((addOn) => addOn.id === id)) {
      return { ok: false, code: 'add_on_unknown', id };
    }
    if (!Number.isSafeInteger(quantity) || quantity < 1) return { ok: false, code: 'quantity_invalid' };
  }
  return OK;
}

/** All rules of a line before it enters a cart or an order: selection, add-ons, quantity. */
export function checkLine(
  item: PricedItem,
  selection: Selection,
  addOns: AddOnChoice[],
  quantity: number,
  elsewhere = 0,
): Accepted | LineRejection {
  const selected = checkSelection(item, selection);
  if (!selected.ok) return selected;
  const extras = checkAddOns(item, addOns);
  return extras.ok ? checkQuantity(item, selection, quantity, elsewhere) : extras;
}

function checkGroups(item: PricedItem, selection: Selection): Accepted | SelectionRejection {
  if (selection.variation !== null) {
    return { ok: false, code: 'variation_unknown', name: selection.variation };
  }
  const unknown = unknownPick(item, selection);
  if (unknown !== null) return { ok: false, code: 'variation_unknown', name: unknown };
  for (const group of item.foodVariations) {
    const picked = selection.groups.find((candidate) => candidate.name === group.name)?.labels.length ?? 0;
    if (picked === 0 && group.required) return { ok: false, code: 'variation_required', name: group.name };
    const { min, max } = groupBounds(group);
    if (picked > 0 && (picked < min || picked > max)) {
      return { ok: false, code: 'variation_count', name: group.name, min, max };
    }
  }
  return OK;
}

/** The name of the first group that is unknown, repeated, or has an unknown or repeated label. Null when there is none. */
function unknownPick(item: PricedItem, selection: Selection): string | null {
  for (const [index, { name, labels }] of selection.groups.entries()) {
    const group = item.foodVariations.find((candidate) => candidate.name === name);
    const repeated = selection.groups.findIndex((candidate) => candidate.name === name) !== index;
    const known = labels.every((label) => group?.values.some((value) => value.label === label));
    if (!group || repeated || !known || new Set(labels).size !== labels.length) return name;
  }
  return null;
}

function checkVariation(item: PricedItem, selection: Selection): Accepted | SelectionRejection {
  const [group] = selection.groups;
  if (group) return { ok: false, code: 'variation_unknown', name: group.name };
  if (selection.variation === null) {
    return item.variations.length === 0 ? OK : { ok: false, code: 'variation_required', name: '' };
  }
  const variation = selectedVariation(item, selection);
  if (!variation) return { ok: false, code: 'variation_unknown', name: selection.variation };
  return variation.stock === 0 ? { ok: false, code: 'variation_out_of_stock', name: variation.type } : OK;
}
