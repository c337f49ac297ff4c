import { and, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** Orders that were not paid in time, at most 500. */
export async function listOverdueOrders(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.payBy), lt(orders.payBy, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}
