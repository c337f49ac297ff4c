import type { CartLine } from '@errand/domain/cart';
import { type AddOnChoice, type LinePrice, type Selection, unitPriceMinor } from '@errand/domain/catalog';
import { toMajor, toMinor } from '@errand/domain/money';
import type { CartLine as WireLine } from './cart.ts';
import type { Item } from './catalog.ts';
import { pricedItem } from './priced-item.ts';

/**
 * A cart line as server and browser use it: the selection, its price and later changes, in minor units. Only this file
 * knows its wire format.
 */
export type PricedCartLine = CartLine & {
  moduleId: number;
  price: LinePrice;
  /** Why the line cannot be ordered. `maximum` is the largest possible quantity if the quantity is the reason. */
  problem: { code: string; message: string; maximum: number | null } | null;
  /** Price of one piece with its add-ons, last agreed and current; null while they are equal. */
  priceChange: { wasMinor: number; nowMinor: number } | null;
  /** ISO 8601 */
  createdAt: string;
  updatedAt: string;
  /** The item as returned in lists. */
  details: Item;
};

/** An addition to the cart. */
export type Choice = { item: Item; selection: Selection; addOns: AddOnChoice[]; quantity: number };

/** `variation` is the selection in the visitor's language. */
type WireOwner = { ownerId: string; isGuest: boolean; variation: WireLine['variation'] };

/** Serializes a line for the responses of list, add, update and remove [CART-17]. */
export function toWireLine(
  line: PricedCartLine,
  { ownerId, isGuest, variation }: WireOwner,
  digits: number,
): WireLine {
  const major = (minor: number) => toMajor(minor, digits);
  const { price, problem, priceChange } = line;
  return {
    id: Number(line.id),
    user_id: ownerId,
    module_id: line.moduleId,
    item_id: line.item.id,
    is_guest: isGuest,
    add_on_ids: line.addOns.map(({ id }) => id),
    add_on_qtys: line.addOns.map(({ quantity }) => quantity),
    item_type: 'Item',
    price: major(price.unitMinor),
    quantity: line.quantity,
    variation,
    unit_price: major(price.unitMinor),
    add_ons_price: major(price.addOnsMinor),
    discount_amount: major(price.discountMinor),
    total_price: major(price.totalMinor),
    total_before_discount: major(price.totalBeforeDiscountMinor),
    problem: problem?.code ?? null,
    problem_message: problem?.message ?? null,
    problem_maximum: problem?.maximum ?? null,
    price_change: priceChange && { was: major(priceChange.wasMinor), now: major(priceChange.nowMinor) },
    created_at: line.createdAt,
    updated_at: line.updatedAt,
    item: line.details,
  };
}

/** Parses a line of a response; the inverse of `toWireLine`. `digits` are the currency's decimals. */
export function fromWireLine(line: WireLine, digits: number): PricedCartLine {
  const minor = (major: number) => toMinor(major, digits);
  const { item, problem, price_change: change } = line;
  return {
    id: String(line.id),
    storeId: item.store_id,
    item: pricedItem(item, digits),
    selection: selectionOf(line.variation),
    addOns: line.add_on_ids.map((id, index) => ({ id, quantity: line.add_on_qtys[index] ?? 1 })),
    quantity: line.quantity,
    moduleId: line.module_id,
    price: {
      unitMinor: minor(line.unit_price),
      addOnsMinor: minor(line.add_ons_price),
      discountMinor: minor(line.discount_amount),
      totalMinor: minor(line.total_price),
      totalBeforeDiscountMinor: minor(line.total_before_discount),
    },
    problem: problem === null ? null : problemOf(line, problem),
    priceChange: change && { wasMinor: minor(change.was), nowMinor: minor(change.now) },
    createdAt: line.created_at,
    updatedAt: line.updated_at,
    details: item,
  };
}

function problemOf({ problem_message: message, problem_maximum: maximum }: WireLine, code: string) {
  return { code, message: message ?? '', maximum };
}

function selectionOf(variation: WireLine['variation']): Selection {
  return {
    groups: variation.flatMap(({ name, values }) => (name && values ? [{ name, labels: values.label }] : [])),
    variation: variation.find(({ type }) => type)?.type ?? null,
  };
}

/** The body of add and update, without the guest's id [CART-22]. A `price` other than the current one is rejected. */
export function toLineBody({ item, selection, addOns, quantity }: Choice, digits: number) {
  return {
    item_id: item.id,
    model: item.available_date_starts ? ('ItemCampaign' as const) : ('Item' as const),
    price: toMajor(unitPriceMinor(pricedItem(item, digits), selection), digits),
    quantity,
    variation: toWireVariation(item, selection),
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ quantity: count }) => count),
  };
}

/** Food by group and labels [CART-25], other modules by their one variation [CART-26]. */
function toWireVariation(item: Item, selection: Selection) {
  const variation = item.variations.find(({ type }) => type === selection.variation);
  if (variation) return [variation];
  return selection.groups.map(({ name, labels }) => ({ name, values: { label: labels } }));
}

/** The selection of a line in the cart, optionally with another quantity. */
export function choiceOf(line: PricedCartLine, quantity = line.quantity): Choice {
  return { item: line.details, selection: line.selection, addOns: line.addOns, quantity };
}
