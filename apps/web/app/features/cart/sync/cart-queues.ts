import { useMoney } from '@errand/client/money.ts';
import { pause } from '@errand/client/pause.ts';
import { readStoredText, writeStorage, writeStoredText } from '@errand/client/storage.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CLIENT_ID } from '#platform/api/browser-client.ts';
import { notifyTabs } from '#platform/live.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { visitorName } from '#platform/session/index.ts';
import type { CartEdit } from './cart-edits.ts';
import { CartQueue } from './cart-queue.ts';
import { fetchCart } from './use-cart.ts';

const RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

const queues = new WeakMap<QueryClient, Map<number, CartQueue<CartEdit>>>();

/** Returns the queue of a module's cart; the page has one each. */
export function useCartQueues(): (moduleId: number) => CartQueue<CartEdit> {
  const client = useQueryClient();
  const { digits } = useMoney().style;
  return (moduleId) => cartQueue(client, moduleId, digits);
}

export function cartQueue(client: QueryClient, moduleId: number, digits: number): CartQueue<CartEdit> {
  const ofClient = queues.get(client) ?? new Map<number, CartQueue<CartEdit>>();
  queues.set(client, ofClient);
  const queue =
    ofClient.get(moduleId) ??
    new CartQueue<CartEdit>(client, queryKeys.cart.of(moduleId), linkOf(moduleId, digits));
  ofClient.set(moduleId, queue);
  return queue;
}

/** Drops the unsent edits of a customer who has signed out, so that they do not change the next visitor's cart. */
export function dropCartEdits(client: QueryClient): void {
  for (const queue of queues.get(client)?.values() ?? []) queue.drop();
}

function linkOf(moduleId: number, digits: number) {
  return {
    reload: () => fetchCart(digits, { headers: { moduleId: String(moduleId) } }),
    untilRetry: (failures: number) => pause(Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS)),
    onChanged: () => notifyTabs(visitorName(), { kind: 'cart', module_id: moduleId, by: CLIENT_ID }),
    persist: (edits: CartEdit[]) => persistEdits(moduleId, edits),
  };
}

/**
 * Stores the unsent edits, so that a page which is closed without a network loses nothing. Sending one twice is safe:
 * an addition carries its Idempotency-Key, every other edit states the result.
 */
function persistEdits(moduleId: number, edits: CartEdit[]): void {
  writeStorage('local', storageKey(moduleId), edits.length > 0 ? { visitor: visitorName(), edits } : null);
}

/** Removes and returns the edits that an earlier page of the same visitor left unsent. */
export async function consumePersistedEdits(moduleId: number): Promise<CartEdit[]> {
  const key = storageKey(moduleId);
  const stored = readStoredText('local', key);
  if (!stored) return [];
  writeStoredText('local', key, null);
  // Loaded on demand, because few pages find any. Without a network the next page tries again.
  return import('./stored-edit.ts').then(
    ({ readEdits }) => readEdits(stored, visitorName()),
    () => {
      writeStoredText('local', key, stored);
      return [];
    },
  );
}

function storageKey(moduleId: number): string {
  return `unsent-cart-${moduleId}`;
}
