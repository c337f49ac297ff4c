import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { deliveries, deliveryOffers } from './deliveries.tables.ts';

/** Lists the couriers who have arrived at the stores of the orders. */
export function listArrivals(q: Queryable, orderIds: number[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .select({ orderId: deliveries.orderId, courierId: deliveries.courierId })
    .from(deliveries)
    .where(and(inArray(deliveries.orderId, orderIds), isNotNull(deliveries.atStoreAt)));
}

/** Couriers who were offered an order and did not take it. */
export async function listDeclined(q: Queryable, orderId: number): Promise<number[]> {
  const rows = await q
    .select({ courierId: deliveryOffers.courierId })
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.orderId, orderId), inArray(deliveryOffers.answer, ['declined', 'expired'])));
  return rows.map(({ courierId }) => courierId);
}

/** Whether an order has an open offer. */
export async function hasOpenOffer(q: Queryable, orderId: number): Promise<boolean> {
  const rows = await q
    .select({ id: deliveryOffers.id })
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.orderId, orderId), isNull(deliveryOffers.answer)));
  return rows.length > 0;
}

/** Lists the notes of couriers about an order. */
export function listDeliveryNotes(q: Queryable, orderId: number) {
  return q.select().from(deliveries).where(eq(deliveries.orderId, orderId));
}
