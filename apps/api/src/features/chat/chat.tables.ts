import { CHAT_PARTNERS } from '@errand/contract/chat';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment, reference } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { orders } from '../orders/orders.tables.ts';

/** A customer's thread with a store, a courier or the operator: one for each pair. */
export const conversations = pgTable(
  'conversations',
  {
    id: serial('id').primaryKey(),
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    partnerType: text('partner_type', { enum: CHAT_PARTNERS }).notNull(),
    /** A store's or courier's id; 0 for the operator. */
    partnerId: integer('partner_id').notNull(),
    /** Time of the newest message, by which the list is sorted. */
    lastAt: moment('last_at').notNull(),
    /** When staff closed it; the customer's next message opens it again. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('conversations_pair').on(t.customerId, t.partnerType, t.partnerId),
    index('conversations_customer').on(t.customerId, t.lastAt.desc()),
    index('conversations_last').on(t.lastAt),
    // Lists of the console.
    index('conversations_open').on(t.lastAt, t.id).where(sql`closed_at is null`).concurrently(),
    index('conversations_partner').on(t.partnerType, t.partnerId, t.lastAt).concurrently(),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    conversationId: reference('conversation_id', () => conversations.id, { onDelete: 'cascade' }),
    sender: text('sender', { enum: ['customer', 'partner'] }).notNull(),
    text: text('text').notNull(),
    /** The member of the staff who wrote it; null for customers and the demo's partners. */
    staffId: integer('staff_id'),
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    /** When the other side read it. */
    seenAt: moment('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_conversation').on(t.conversationId, t.id.desc()),
    // Messages that staff have not read.
    index('messages_waiting').on(t.conversationId).where(sql`sender = 'customer' and seen_at is null`),
  ],
);
