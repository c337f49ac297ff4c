import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, moment } from '../../platform/db/index.ts';
import { orders } from '../orders/orders.tables.ts';

/** A problem report of an order's owner, and the operator's response. At most one is open. */
export const orderReports = pgTable(
  'order_reports',
  {
    id: serial('id').primaryKey(),
    orderId: bigReference('order_id', () => orders.id),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_reports_order').on(t.orderId, t.id.desc()),
    uniqueIndex('order_reports_one_open').on(t.orderId).where(sql`answered_at is null`),
  ],
);
