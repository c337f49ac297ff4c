import { useSyncExternalStore } from 'react';
import { CLIENT_ID } from '#platform/api/browser-client.ts';
import { useCartQueues } from './cart-queues.ts';

/**
 * Identifies the state of a module's cart by the changes that this page has made: the same text means that whatever
 * differs in the cart was changed elsewhere.
 */
export function useOwnEdits(moduleId: number): string {
  const queue = useCartQueues()(moduleId);
  const edits = useSyncExternalStore(
    (listener) => queue.subscribeToEdits(listener),
    () => queue.edits,
    () => 0,
  );
  return `${CLIENT_ID} ${edits}`;
}
