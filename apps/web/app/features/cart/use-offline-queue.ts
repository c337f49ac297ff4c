import type { CartLine } from '@errand/contract/cart';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '#platform/session/index.ts';
import { cartQueue } from './cart-queues.ts';

/** Whether changes of the shown cart wait for the network, and which lines they are in. */
export function useOfflineQueue(): { offline: boolean; isUnsent: (line: CartLine) => boolean } {
  const client = useQueryClient();
  const { module } = useSession();
  const queue = cartQueue(client, module?.id ?? 0);
  const offline = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.offline,
    () => false,
  );
  return { offline, isUnsent: (line) => offline && !queue.isSent(line) };
}
