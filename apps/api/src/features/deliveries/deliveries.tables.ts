import type { DeclineReason } from '@errand/domain/delivery';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigReference, moment, reference } from '../../platform/db/index.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { orders } from '../orders/orders.tables.ts';

export const OFFER_ANSWERS = ['accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** Orders that couriers were asked to take, one courier at a time. */
export const deliveryOffers = pgTable(
  'delivery_offers',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    courierId: reference('courier_id', () => couriers.id),
    offeredAt: moment('offered_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Null while it is open. */
    answer: text('answer').$type<OfferAnswer>(),
    reason: text('reason').$type<DeclineReason>(),
  },
  (t) => [
    uniqueIndex('delivery_offers_open').on(t.orderId).where(sql`answer is null`),
    index('delivery_offers_order').on(t.orderId),
    index('delivery_offers_courier').on(t.courierId).where(sql`answer is null`),
  ],
);

/** What a courier notes about an order besides its status. */
export const deliveries = pgTable(
  'deliveries',
  {
    orderId: bigReference('order_id', () => orders.id, { onDelete: 'cascade' }),
    courierId: reference('courier_id', () => couriers.id),
    atStoreAt: moment('at_store_at'),
    /** When the courier reported that the customer was absent. */
    absentAt: moment('absent_at'),
    /** When staff canceled the order and asked for the goods back, and when the store got them. */
    bringBackAt: moment('bring_back_at'),
    broughtBackAt: moment('brought_back_at'),
    /** Key of the picture that the courier took at the door. */
    proof: text('proof'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.courierId] })],
);
