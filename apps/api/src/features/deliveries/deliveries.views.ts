import { and, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

/** SQL condition: the order has an open offer, or the courier did not take it when it was offered. */
export function isOfferedOrDeclinedSql(orderId: SQLWrapper, courierId: number): SQL {
  return sql`exists (select 1 from delivery_offers view_offer where view_offer.order_id = ${orderId}
    and (view_offer.answer is null
      or (view_offer.answer in ('declined', 'expired') and view_offer.courier_id = ${courierId})))`;
}

/** SQL condition: the courier has the goods of the canceled order and was asked to bring them back to the store. */
export function isToBringBackSql(orderId: SQLWrapper, courierId: number): SQL {
  return sql`exists (select 1 from deliveries view_delivery where view_delivery.order_id = ${orderId}
    and view_delivery.courier_id = ${courierId} and view_delivery.bring_back_at is not null
    and view_delivery.brought_back_at is null)`;
}

/** Lists the notes of couriers about an order. */
export function listDeliveryNotes(q: Queryable, orderId: number) {
  return q.select().from(deliveries).where(eq(deliveries.orderId, orderId));
}

/** Joins the reports `absence` that an order's customer is absent, of the courier who has the order. */
export function joinAbsence(order: string): string {
  return `join deliveries absence on absence.order_id = ${order}.id and absence.courier_id = ${order}.courier_id
    and absence.absent_at is not null`;
}

/** SQL of when the courier of an order on its way reported that the customer is absent; null without a report. */
export function absentSinceSql(order: string): string {
  return `(select view_delivery.absent_at from deliveries view_delivery where ${order}.status = 'picked_up'
    and view_delivery.order_id = ${order}.id and view_delivery.courier_id = ${order}.courier_id)`;
}
