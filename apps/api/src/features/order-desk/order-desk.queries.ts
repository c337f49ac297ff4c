import { asc, eq } from 'drizzle-orm';
import { rowVersion } from '../../console/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { orderHistory, orders } from '../orders/orders.tables.ts';

/** The version of an order's row; null if there is none. */
export async function findVersion(q: Queryable, orderId: number): Promise<string | null> {
  const [row] = await q
    .select({ version: rowVersion(orders.id) })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.version ?? null;
}

/** The history of an order with its actors, oldest first. */
export function listHistory(q: Queryable, orderId: number) {
  return q.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id));
}
