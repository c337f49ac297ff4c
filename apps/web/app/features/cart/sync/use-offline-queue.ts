import type { PricedCartLine } from '@errand/contract/cart-line';
import { useSyncExternalStore } from 'react';
import { useSession } from '#platform/session/index.ts';
import { useCartQueues } from './cart-queues.ts';

/** Whether changes of the shown cart wait for the network, and which lines are affected. */
export function useOfflineQueue(): { offline: boolean; isUnsent: (line: PricedCartLine) => boolean } {
  const { module } = useSession();
  const queue = useCartQueues()(module?.id ?? 0);
  const offline = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.offline,
    () => false,
  );
  return { offline, isUnsent: (line) => offline && !queue.isSent(line) };
}
