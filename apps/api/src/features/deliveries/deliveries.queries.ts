import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { deliveries } from './deliveries.tables.ts';

export type DeliveryNote = typeof deliveries.$inferSelect;

/** A courier's notes about the orders. */
export function listNotesOf(q: Queryable, courierId: number, orderIds: number[]): Promise<DeliveryNote[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.courierId, courierId), inArray(deliveries.orderId, orderIds)));
}

export async function noteDelivery(
  tx: Tx,
  { orderId, courierId, ...note }: Pick<DeliveryNote, 'orderId' | 'courierId'> & Partial<DeliveryNote>,
): Promise<void> {
  await tx
    .insert(deliveries)
    .values({ orderId, courierId, ...note })
    .onConflictDoUpdate({ target: [deliveries.orderId, deliveries.courierId], set: note });
}
