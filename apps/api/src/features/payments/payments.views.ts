import { and, eq, notExists } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { payments, refunds } from './payments.tables.ts';

/** What a provider holds of an order and can return, in minor units. */
export async function takenByProvider(q: Queryable, orderId: number): Promise<number> {
  const refund = q.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id));
  const [row] = await q
    .select({ takenMinor: payments.takenMinor })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid'), notExists(refund)));
  return row?.takenMinor ?? 0;
}
