import { readStorage, writeStorage } from '@errand/client/storage.ts';

/** The orders that a guest placed during this visit. Session storage ends with it. */
const KEY = 'guest-orders';

export type VisitOrders = { guestId: string; orderIds: number[] };

/** The orders of this visit's guest that may be offered to an account; null without any. */
export function readVisitOrders(): VisitOrders | null {
  const stored = readStorage('session', KEY) as Partial<VisitOrders> | null;
  if (typeof stored?.guestId !== 'string' || !Array.isArray(stored.orderIds)) return null;
  const orderIds = stored.orderIds.filter(Number.isInteger);
  return orderIds.length > 0 ? { guestId: stored.guestId, orderIds } : null;
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
