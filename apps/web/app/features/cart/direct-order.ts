import { useMoney } from '@errand/client/money.ts';
import type { CartLine } from '@errand/contract/cart';
import { useMemo, useSyncExternalStore } from 'react';
import { type Choice, changeLines, newLine } from './cart-lines.ts';

const KEY = 'direct-order';

/** The checkout pages of orders that pass the cart by (001 §2). */
export type DirectPage = 'buy_now' | 'campaign';
type StoredOrder = { page: DirectPage; choice: Choice };

/** Stands in where storage is forbidden. */
let memory: string | null = null;
const listeners = new Set<() => void>();

/** Keeps the chosen line for its checkout, in this tab only; it survives a reload. */
export function storeDirectOrder(page: DirectPage, choice: Choice): void {
  put(JSON.stringify({ page, choice } satisfies StoredOrder));
}

export function clearDirectOrder(): void {
  put(null);
}

/** The kept line of a page as a line of a cart, priced by the rules; none where nothing was chosen. */
export function useDirectLines(page: DirectPage | null): CartLine[] {
  const { digits } = useMoney().style;
  const text = useSyncExternalStore(subscribe, get, () => null);
  return useMemo(() => {
    const kept = text === null ? null : (JSON.parse(text) as StoredOrder);
    return kept?.page === page && page !== null ? directLines(kept.choice, digits) : [];
  }, [text, page, digits]);
}

function directLines(choice: Choice, digits: number): CartLine[] {
  const line = newLine(choice, digits);
  return changeLines([], digits, (cart) => ({ ...cart, lines: [line] }), choice.item);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function get(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

function put(text: string | null): void {
  memory = text;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // The line is kept in memory only.
  }
  for (const listener of listeners) listener();
}
