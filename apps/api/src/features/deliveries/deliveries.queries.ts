import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { deliveries, deliveryOffers, type OfferAnswer } from './deliveries.tables.ts';

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

/** Moves the time at which the customer of an order was reported absent. */
export async function postponeAbsence(tx: Tx, orderId: number, milliseconds: number): Promise<void> {
  await tx
    .update(deliveries)
    .set({ absentAt: sql`${deliveries.absentAt} + ${milliseconds} * interval '1 millisecond'` })
    .where(eq(deliveries.orderId, orderId));
}

type Offer = typeof deliveryOffers.$inferSelect;

/** Null if another courier is asked about the order already. */
export async function insertOffer(tx: Tx, row: typeof deliveryOffers.$inferInsert): Promise<Offer | null> {
  const [made] = await tx.insert(deliveryOffers).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findOffer(q: Queryable, id: number): Promise<Offer | null> {
  const [row] = await q.select().from(deliveryOffers).where(eq(deliveryOffers.id, id));
  return row ?? null;
}

export function listOpenOffers(q: Queryable, courierId: number, now: Date): Promise<Offer[]> {
  return q
    .select()
    .from(deliveryOffers)
    .where(
      and(
        eq(deliveryOffers.courierId, courierId),
        isNull(deliveryOffers.answer),
        gt(deliveryOffers.expiresAt, now),
      ),
    )
    .orderBy(asc(deliveryOffers.id));
}

/** Answers an offer once; false if it is closed already. */
export async function closeOffer(
  tx: Tx,
  id: number,
  answer: OfferAnswer,
  reason: Offer['reason'] = null,
): Promise<boolean> {
  const rows = await tx
    .update(deliveryOffers)
    .set({ answer, reason })
    .where(and(eq(deliveryOffers.id, id), isNull(deliveryOffers.answer)))
    .returning({ id: deliveryOffers.id });
  return rows.length > 0;
}

/** Closes the open offer of an order and returns its courier; null without one. */
export async function withdrawOffers(tx: Tx, orderId: number): Promise<number | null> {
  const [row] = await tx
    .update(deliveryOffers)
    .set({ answer: 'withdrawn' })
    .where(and(eq(deliveryOffers.orderId, orderId), isNull(deliveryOffers.answer)))
    .returning({ courierId: deliveryOffers.courierId });
  return row?.courierId ?? null;
}

/** The open offer of an order, locked until the transaction ends. */
export async function lockOpenOffer(tx: Tx, orderId: number): Promise<Offer | null> {
  const [row] = await tx
    .select()
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.orderId, orderId), isNull(deliveryOffers.answer)))
    .for('update');
  return row ?? null;
}
