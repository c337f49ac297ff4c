import { pause } from '@errand/client/event-stream.ts';
import { listCart } from '@errand/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { CLIENT_ID } from '#platform/api/client-id.ts';
import { notifyTabs } from '#platform/live.ts';
import type { CartEdit } from './cart-edits.ts';
import { CartQueue } from './cart-queue.ts';
import { persistEdits } from './offline-queue.ts';
import { visitorName } from './visitor-name.ts';

const SHORTEST_MS = 1000;
const LONGEST_MS = 15_000;

const queues = new WeakMap<QueryClient, Map<number, CartQueue<CartEdit>>>();

/** The one queue of a module's cart on this page. */
export function cartQueue(client: QueryClient, moduleId: number): CartQueue<CartEdit> {
  const ofClient = queues.get(client) ?? new Map<number, CartQueue<CartEdit>>();
  queues.set(client, ofClient);
  const queue = ofClient.get(moduleId) ?? new CartQueue<CartEdit>(client, moduleId, linkOf(moduleId));
  ofClient.set(moduleId, queue);
  return queue;
}

function linkOf(moduleId: number) {
  return {
    reload: () => api.call(listCart, { query: guestField() }, { headers: { moduleId: String(moduleId) } }),
    untilNetwork: (failures: number) => pause(Math.min(SHORTEST_MS * 2 ** (failures - 1), LONGEST_MS)),
    changed: () => notifyTabs(visitorName(), { kind: 'cart', module_id: moduleId, by: CLIENT_ID }),
    keep: (edits: CartEdit[]) => persistEdits(moduleId, edits),
  };
}
