import type { NotificationKind } from '@errand/domain/notifications';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, moment, reference } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { orders } from '../orders/orders.tables.ts';

/**
 * Notifications of customers, one per order and kind, of refunds, edits and changes one for each. Their text is added on reading,
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
    /** Tells several edits, transfers or changes of an order apart, such as `edit:7`; empty for other kinds. */
    occasion: text('occasion').notNull().default(''),
    /** When the customer has opened the list with it. */
    seenAt: moment('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_unseen').on(t.customerId).where(sql`seen_at is null`).concurrently(),
    uniqueIndex('notifications_told')
      .on(t.orderId, t.kind, sql`coalesce(${t.refundId}, 0)`, t.occasion)
      .concurrently(),
    index('notifications_customer').on(t.customerId, t.id.desc()),
    index('notifications_created').on(t.createdAt),
  ],
);
