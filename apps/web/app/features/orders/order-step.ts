import type { TextKey } from '@errand/client/i18n.tsx';
import type { Order, OrderStatus } from '@errand/contract/orders';

/** A step of an order's timeline; `stopped` is a final status other than the delivery. */
export type Step = {
  key: OrderStatus;
  text: TextKey;
  at: string | null;
  state: 'done' | 'now' | 'next' | 'stopped';
};

/** When an order first reached a status, ISO UTC; null if it has not. */
export function reachedAt(order: Order, status: OrderStatus): string | null {
  return status in order ? (order[status as keyof Order] as string | null) : null;
}
