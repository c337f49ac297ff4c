import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { payments } from './payments.tables.ts';

/**
 * SQL of what a provider still holds of a paid payment: what it took less all refunds, including pending ones. Columns
 * are written out, because Drizzle drops the table's name in selected expressions.
 */
export const HELD = sql<number>`(payments.taken_minor - coalesce((select sum(r.amount_minor) from refunds r
  where r.payment_id = payments.id), 0))`.mapWith(Number);

/** What a provider holds of an order and can return, in minor units. */
export async function heldByProvider(q: Queryable, orderId: number): Promise<number> {
  const [row] = await q
    .select({ heldMinor: sql<number>`coalesce(sum(${HELD}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')));
  return row?.heldMinor ?? 0;
}
