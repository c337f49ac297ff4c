import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '@errand/domain/language';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  bigReference,
  createdAt,
  inDefaultLanguage,
  moment,
  reference,
  translations,
} from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { couriers } from '../couriers/couriers.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** What the console searches: comments in every language, and names, which have none. */
const SEARCHED: [SQL, ...SQL[]] = [
  sql`fold_text(${inDefaultLanguage(sql`comment`)}) gin_trgm_ops`,
  ...OTHER_LANGUAGES.map((code) => sql.raw(`fold_text(comment->>'${code}') gin_trgm_ops`)),
  sql`fold_text(${inDefaultLanguage(sql`customer_name`)}) gin_trgm_ops`,
];

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    storeId: reference('store_id', () => stores.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'cascade' }),
    orderId: bigint('order_id', { mode: 'number' }),
    customerId: integer('customer_id'),
    customerName: translations('customer_name').notNull(),
    rating: smallint('rating').notNull(),
    comment: translations('comment').notNull(),
    reply: translations('reply'),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    language: text('language').notNull().default(DEFAULT_LANGUAGE),
    /** When staff hid it from the shop, and why. A hidden review does not count in ratings. */
    hiddenAt: moment('hidden_at'),
    hideReason: text('hide_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    index('reviews_store_id').on(t.storeId, t.id).concurrently(),
    index('reviews_item_id').on(t.itemId, t.id).concurrently(),
    // Lists of the console.
    index('reviews_newest').on(t.createdAt, t.id).concurrently(),
    index('reviews_rating').on(t.rating, t.createdAt, t.id).concurrently(),
    index('reviews_hidden').on(t.id).where(sql`hidden_at is not null`).concurrently(),
    index('reviews_folded')
      .using('gin', ...SEARCHED)
      .concurrently(),
    uniqueIndex('reviews_once').on(t.orderId, t.itemId).where(sql`order_id is not null`),
  ],
);

/** Review of a courier by the receiver of an order, once per order. */
export const courierReviews = pgTable(
  'courier_reviews',
  {
    id: serial('id').primaryKey(),
    courierId: reference('courier_id', () => couriers.id),
    orderId: bigReference('order_id', () => orders.id).unique(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    /** When staff removed it from the rating, and why. */
    hiddenAt: moment('hidden_at'),
    hideReason: text('hide_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    index('courier_reviews_courier').on(t.courierId, t.id.desc()),
    index('courier_reviews_newest').on(t.createdAt, t.id).concurrently(),
    index('courier_reviews_rating').on(t.rating, t.createdAt, t.id).concurrently(),
  ],
);
