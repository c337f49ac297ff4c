import type { Order, OrderStatus } from '@errand/contract/orders';
import type { ListedStep } from './track/order-steps.tsx';

/** A step of an order's timeline: a status, the offer for a prescription and its answer, or the check of one. */
export type Step = ListedStep & { key: OrderStatus | 'offer' | 'answer' | 'check' };

/** When an order first reached a status, ISO UTC; null if it has not. */
export function reachedAt(order: Order, status: OrderStatus): string | null {
  return status in order ? (order[status as keyof Order] as string | null) : null;
}
