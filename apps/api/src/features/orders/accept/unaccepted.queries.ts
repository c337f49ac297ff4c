import { and, isNotNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** Orders that their stores did not accept in time, at most 500. */
export async function listUnaccepted(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.acceptBy), lte(orders.acceptBy, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}
