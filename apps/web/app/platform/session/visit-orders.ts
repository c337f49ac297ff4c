import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';

/** The orders that a guest placed during this visit. Session storage ends with it. */
const KEY = 'guest-orders';

export type VisitOrders = { guestId: string; orderIds: number[] };

/** The orders of this visit's guest that may be offered to an account; null without any. */
export function readVisitOrders(): VisitOrders | null {
  const { guestId, orderIds } = readStorage('session', KEY, fieldsOf);
  if (typeof guestId !== 'string' || !Array.isArray(orderIds)) return null;
  const ids = orderIds.filter(Number.isInteger);
  return ids.length > 0 ? { guestId, orderIds: ids } : null;
}

/** Stores the id of an order that a guest has placed. */
export function storeVisitOrder(guestId: string, orderId: number): void {
  const known = readVisitOrders();
  const orderIds = known?.guestId === guestId ? known.orderIds : [];
  writeStorage('session', KEY, { guestId, orderIds: [...orderIds, orderId] });
}

/** Deletes the ids once the customer has decided. */
export function clearVisitOrders(): void {
  writeStorage('session', KEY, null);
}
