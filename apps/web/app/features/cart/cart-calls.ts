import { ApiError } from '@errand/contract';
import { addToCart, type CartLine, clearCart, removeFromCart, updateCart } from '@errand/contract/cart';
import type { Item } from '@errand/contract/catalog';
import { unitPriceMinor } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { api, guestField } from '#platform/api/browser-client.ts';
import { addOnsOf, pricedItem, selectionOf, wireVariation } from '#platform/priced-item.ts';
import { type Choice, keyOfLine } from './cart-lines.ts';

/** The body of add and update (specification 000 §3). The price is the one shown: another is refused, not charged. */
export function bodyOf({ item, selection, addOns, quantity }: Choice, digits: number) {
  return {
    ...guestField(),
    item_id: item.id,
    model: item.available_date_starts ? ('ItemCampaign' as const) : ('Item' as const),
    price: toMajor(unitPriceMinor(pricedItem(item, digits), selection), digits),
    quantity,
    variation: wireVariation(item, selection),
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ quantity: count }) => count),
  };
}

/** What was picked for a line that is in the cart, with another quantity. */
export function choiceOf(line: CartLine, quantity = line.quantity): Choice {
  return { item: line.item, selection: selectionOf(line), addOns: addOnsOf(line), quantity };
}

/** `key` is the addition's own: sent again after a lost answer, it adds nothing twice. */
export function sendAdd(choice: Choice, digits: number, replace: boolean, key: string): Promise<CartLine[]> {
  const body = { ...bodyOf(choice, digits), ...(replace && { replace }) };
  return api.call(addToCart, { query: {}, body }, inModule(choice.item, key));
}

/** Changes the line that has this key; one that is gone meanwhile leaves the cart as it is. */
export async function sendUpdate(
  confirmed: CartLine[],
  key: string,
  choice: Choice,
  digits: number,
): Promise<CartLine[]> {
  const line = confirmed.find((candidate) => keyOfLine(candidate, digits) === key);
  if (!line) return confirmed;
  const body = { ...bodyOf(choice, digits), cart_id: line.id };
  return api.call(updateCart, { query: {}, body }, inModule(choice.item));
}

/** The same for the quantity alone; a tap up and a tap down again need no request. */
export async function sendQuantity(
  confirmed: CartLine[],
  key: string,
  quantity: number,
  digits: number,
): Promise<CartLine[]> {
  const line = confirmed.find((candidate) => keyOfLine(candidate, digits) === key);
  if (!line || line.quantity === quantity) return confirmed;
  return sendUpdate(confirmed, key, choiceOf(line, quantity), digits);
}

export async function sendRemove(confirmed: CartLine[], key: string, digits: number): Promise<CartLine[]> {
  const line = confirmed.find((candidate) => keyOfLine(candidate, digits) === key);
  if (!line) return confirmed;
  const query = { ...guestField(), cart_id: line.id };
  return api.call(removeFromCart, { query }, inModule(line.item)).catch((error: unknown) => {
    // Somebody else was faster.
    if (error instanceof ApiError && error.status === 404) return confirmed.filter((other) => other !== line);
    throw error;
  });
}

export async function sendClear(moduleId: number): Promise<CartLine[]> {
  await api.call(clearCart, { query: guestField() }, { headers: { moduleId: String(moduleId) } });
  return [];
}

/** A cart belongs to its item's module, also where the visitor came by a link from another one. */
function inModule(item: Item, key?: string) {
  return { headers: { moduleId: String(item.module_id), 'Idempotency-Key': key } };
}
