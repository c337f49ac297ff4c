import { readStorage, writeStorage } from '@errand/client/storage.ts';
import type { Choice } from '@errand/contract/cart-line';

const KEY = 'direct-order';

/** The checkout pages of orders that bypass the cart. */
export type DirectPage = 'buy_now' | 'campaign';

/** The order of this page; undefined until it is read from storage. Also the fallback where storage is blocked. */
let current: unknown;
const listeners = new Set<() => void>();

/** Stores the chosen line for its checkout, in this tab only; it survives a reload. */
export function storeDirectOrder(page: DirectPage, choice: Choice): void {
  publish({ page, choice });
}

export function clearDirectOrder(): void {
  publish(null);
}

/** The stored order, unread: an earlier version may have stored it. The same object until it changes. */
export function storedDirectOrder(): unknown {
  if (current === undefined) current = readStorage('session', KEY, (stored) => stored);
  return current;
}

export function subscribeDirectOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(order: { page: DirectPage; choice: Choice } | null): void {
  current = order;
  writeStorage('session', KEY, order);
  for (const listener of listeners) listener();
}
