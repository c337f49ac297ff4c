import { index, integer, jsonb, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, translations } from '../../platform/db/index.ts';
import { items } from '../catalog/catalog.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'cascade' }),
    orderId: integer('order_id'),
    customerId: integer('customer_id'),
    customerName: translations('customer_name').notNull(),
    rating: smallint('rating').notNull(),
    comment: translations('comment').notNull(),
    reply: translations('reply'),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    language: text('language').notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [index('reviews_store').on(t.storeId, t.id.desc()), index('reviews_item').on(t.itemId, t.id.desc())],
);
