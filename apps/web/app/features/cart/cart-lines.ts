import type { CartLine } from '@errand/contract/cart';
import type { Item } from '@errand/contract/catalog';
import { type Cart, type CartLine as DomainLine, lineKey } from '@errand/domain/cart';
import { type AddOnChoice, priceLine, type Selection } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { addOnsOf, pricedItem, selectionOf, wireVariation } from '#platform/priced-item.ts';

/** What a visitor puts in the cart. */
export type Choice = { item: Item; selection: Selection; addOns: AddOnChoice[]; quantity: number };

/** Lines of the wire as the rules see them. */
export function domainLines(lines: CartLine[], digits: number): DomainLine[] {
  return lines.map((line) => ({
    id: String(line.id),
    storeId: line.item.store_id,
    item: pricedItem(line.item, digits),
    selection: selectionOf(line),
    addOns: addOnsOf(line),
    quantity: line.quantity,
  }));
}

let made = 0;

/** A line that the server has not numbered yet; its id is negative until it answers. */
export function newLine(choice: Choice, digits: number): DomainLine {
  made += 1;
  return {
    ...choice,
    id: String(-made),
    storeId: choice.item.store_id,
    item: pricedItem(choice.item, digits),
  };
}

/** A line's identity across answers, so that a row keeps its place and focus when the server numbers it. */
export function keyOfLine(line: CartLine, digits: number): string {
  const [domain] = domainLines([line], digits);
  return domain ? lineKey(domain) : String(line.id);
}

/**
 * The lines after a change by the domain's rules: what it left alone stays as the server sent it, the rest is priced
 * with the same functions. `added` is the item of a line that was not there before.
 */
export function changeLines(
  lines: CartLine[],
  digits: number,
  change: (cart: Cart) => Cart | null,
  added?: Item,
): CartLine[] {
  const current = domainLines(lines, digits);
  const next = change({ moduleId: lines[0]?.module_id ?? added?.module_id ?? 0, lines: current });
  if (!next) return lines;
  return next.lines.flatMap((line) => {
    const index = current.findIndex((candidate) => candidate.id === line.id);
    const before = lines[index];
    if (before && current[index] === line) return [before];
    const item = before?.item ?? added;
    return item ? [shownLine(item, line, digits, before)] : [];
  });
}

function shownLine(item: Item, line: DomainLine, digits: number, before?: CartLine): CartLine {
  // An offer that does not reach its terms yet takes nothing off; the server says when that changes.
  const storeDiscount = before && before.discount_amount === 0 ? 0 : line.item.storeDiscount;
  const priced = { ...line.item, storeDiscount };
  const price = priceLine(priced, line.selection, line.addOns, line.quantity);
  const now = new Date().toISOString();
  return {
    id: Number(line.id),
    user_id: before?.user_id ?? '',
    module_id: item.module_id,
    item_id: item.id,
    is_guest: before?.is_guest ?? true,
    add_on_ids: line.addOns.map(({ id }) => id),
    add_on_qtys: line.addOns.map(({ quantity }) => quantity),
    item_type: 'Item',
    price: toMajor(price.unitMinor, digits),
    quantity: line.quantity,
    variation: wireVariation(item, line.selection),
    unit_price: toMajor(price.unitMinor, digits),
    add_ons_price: toMajor(price.addOnsMinor, digits),
    discount_amount: toMajor(price.discountMinor, digits),
    total_price: toMajor(price.totalMinor, digits),
    total_before_discount: toMajor(price.totalBeforeDiscountMinor, digits),
    problem: null,
    problem_message: null,
    problem_maximum: null,
    price_change: null,
    created_at: before?.created_at ?? now,
    updated_at: now,
    item,
  };
}

/** Pieces of an item in the cart, over all its lines. */
export function quantityInCart(lines: CartLine[], itemId: number): number {
  return lines.filter((line) => line.item_id === itemId).reduce((sum, line) => sum + line.quantity, 0);
}
