import type { OrderStatus } from '@errand/domain/orders';
import type { OrderRow } from './order-row.ts';

/** When an order reached a status for the first time, in the format of responses; null before. */
export function reachedAt({ history }: Pick<OrderRow, 'history'>, status: OrderStatus): string | null {
  const entry = history.find((candidate) => candidate.status === status);
  return entry ? new Date(entry.at).toISOString() : null;
}
