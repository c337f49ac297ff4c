import { MESSAGE_STATES } from '@errand/contract/console/orders/order-messages';
import { MESSAGE_CHANNELS, NOTIFICATION_TOPICS, type NotificationKind } from '@errand/domain/notifications';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bigReference, createdAt, moment, reference } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { orders } from '../orders/orders.tables.ts';

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
    /** When the customer has opened the list with it. */
    seenAt: moment('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_unseen').on(t.customerId).where(sql`seen_at is null`).concurrently(),
    uniqueIndex('notifications_event').on(t.orderId, t.kind, sql`coalesce(${t.refundId}, 0)`).concurrently(),
    index('notifications_customer').on(t.customerId, t.id.desc()),
    index('notifications_created').on(t.createdAt),
  ],
);

/**
 * The messages about notifications that leave the application: one for each event, channel and device. A job sends each, and
 * repeats those that fail.
 */
export const notificationMessages = pgTable(
  'notification_messages',
  {
    /** Also what a receiver recognizes a repeated message by. */
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: bigReference('order_id', () => orders.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    refundId: integer('refund_id'),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    /** The hash of a push subscription, because a person has several devices; empty for other channels. */
    device: text('device').notNull(),
    /** `failed` is repeated, `dropped` never sent. */
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('queued'),
    /** Why it failed or was dropped; empty for others. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('notification_messages_event').on(
      t.orderId,
      t.kind,
      sql`coalesce(${t.refundId}, 0)`,
      t.channel,
      t.device,
    ),
    index('notification_messages_created').on(t.createdAt),
  ],
);

/** What customers have turned off. */
export const notificationOptOuts = pgTable(
  'notification_opt_outs',
  {
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: NOTIFICATION_TOPICS }).notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.topic, t.channel] })],
);
