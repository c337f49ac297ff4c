import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, reference } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import type { NotificationKind } from './notification-kinds.ts';

/**
 * Notifications of customers, one per order and kind, of approved refunds one per refund. Their text is added on reading,
 * in the reader's language.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    orderId: bigReference('order_id', () => orders.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** The refund of a `refund_approved`, because an order can have several; else null. */
    refundId: integer('refund_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('notifications_event').on(t.orderId, t.kind, sql`coalesce(${t.refundId}, 0)`).concurrently(),
    index('notifications_customer').on(t.customerId, t.id.desc()),
    index('notifications_created').on(t.createdAt),
  ],
);
