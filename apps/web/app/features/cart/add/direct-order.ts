import { useMoney } from '@errand/client/money.ts';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { Choice, PricedCartLine } from '@errand/contract/cart-line';
import { useMemo, useSyncExternalStore } from 'react';
import { newLine } from '../sync/cart-edits.ts';
import { readChoice } from '../sync/stored-edit.ts';

const KEY = 'direct-order';

/** The checkout pages of orders that bypass the cart. */
export type DirectPage = 'buy_now' | 'campaign';
type DirectOrder = { page: DirectPage; choice: Choice };

/** The order of this page; undefined until it is read from storage. Also the fallback where storage is blocked. */
let current: DirectOrder | null | undefined;
const listeners = new Set<() => void>();

/** Stores the chosen line for its checkout, in this tab only; it survives a reload. */
export function storeDirectOrder(page: DirectPage, choice: Choice): void {
  publish({ page, choice });
}

export function clearDirectOrder(): void {
  publish(null);
}

/** The stored line of a page, priced by the rules; empty when nothing was chosen. */
export function useDirectLines(page: DirectPage | null): PricedCartLine[] {
  const { digits } = useMoney().style;
  const order = useSyncExternalStore(subscribe, get, () => null);
  return useMemo(
    () => (order && order.page === page ? [newLine(order.choice, digits)] : []),
    [order, page, digits],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function get(): DirectOrder | null {
  if (current === undefined) current = readStorage('session', KEY, readOrder);
  return current;
}

function readOrder(stored: unknown): DirectOrder | null {
  const { page, choice: known } = fieldsOf(stored);
  const choice = readChoice(known);
  return choice && (page === 'buy_now' || page === 'campaign') ? { page, choice } : null;
}

function publish(order: DirectOrder | null): void {
  current = order;
  writeStorage('session', KEY, order);
  for (const listener of listeners) listener();
}
