import { MESSAGE_STATES } from '@errand/contract/console/orders/order-messages';
import { LANGUAGE_CODES } from '@errand/domain/language';
import {
  MESSAGE_CHANNELS,
  MESSAGE_SUBJECTS,
  type MessageEvent,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
  type OrderEvent,
  STAFF_CHANNELS,
  STAFF_TOPICS,
  type TemplateTexts,
} from '@errand/domain/notifications';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staff } from '../../console/staff/staff.tables.ts';
import { createdAt, moment, reference } from '../../platform/db/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { orders } from '../orders/orders.tables.ts';

/**
 * Who is told: the owner or the receiver of an order, a customer, a member of the staff, a store that has no manager yet, or an
 * applicant by the application.
 */
export type Recipient = 'owner' | 'receiver' | `customer:${number}` | StaffRecipient;
export type StaffRecipient = `staff:${number}` | `store:${number}` | ApplicantRecipient;
export type ApplicantRecipient = `${'courier' | 'store'}_applicant:${number}`;

/**
 * The messages that leave the application: one for each event, recipient, channel and device. A job sends each, and repeats those
 * that fail. They hold no address: it is read when the message is sent.
 */
export const notificationMessages = pgTable(
  'notification_messages',
  {
    /** Also what a receiver recognizes a repeated message by. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order that it is about, by which support finds it. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    kind: text('kind').$type<MessageEvent>().notNull(),
    /** What the event happened to, such as `order:12` or `refund:7`: with the kind it names the event. */
    subject: text('subject').notNull().default(''),
    /** Names the person without an address. */
    recipient: text('recipient').$type<Recipient>().notNull().default('owner'),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    /** The hash of a push subscription, because a person has several devices; empty for other channels. */
    device: text('device').notNull(),
    /** What the message tells beyond what can be read by its subject, without personal data. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** `failed` is repeated, `dropped` never sent. */
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('queued'),
    /** Why it failed or was dropped; empty for others. */
    reason: text('reason').notNull().default(''),
    /** Unused. The refund of messages that an earlier version stored. */
    refundId: integer('refund_id'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('notification_messages_told')
      .on(t.kind, t.subject, t.recipient, t.channel, t.device)
      .where(sql`subject <> ''`)
      .concurrently(),
    index('notification_messages_order').on(t.orderId).concurrently(),
    index('notification_messages_created').on(t.createdAt),
  ],
);

/** What people without an account have turned off by the link in a message. */
export const contactOptOuts = pgTable(
  'contact_opt_outs',
  {
    /** A keyed hash of the email address or phone. */
    contactHash: text('contact_hash').notNull(),
    topic: text('topic', { enum: NOTIFICATION_TOPICS }).notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.contactHash, t.topic, t.channel] })],
);

/** Events that are gathered: what happened to a recipient within the time of the rule is told by one message. */
export const gatheredEvents = pgTable(
  'gathered_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<MessageEvent>().notNull(),
    recipient: text('recipient').$type<Recipient>().notNull(),
    /** What the event happened to: the same event of the same subject is gathered once. */
    subject: text('subject').notNull(),
    createdAt: createdAt(),
    /** When its message was queued; null while it is gathered. */
    toldAt: moment('told_at'),
  },
  (t) => [
    uniqueIndex('gathered_events_once').on(t.recipient, t.kind, t.subject),
    index('gathered_events_created').on(t.createdAt),
  ],
);

/** What customers have turned on that is off by default: their consent. */
export const notificationOptIns = pgTable(
  'notification_opt_ins',
  {
    customerId: reference('customer_id', () => customers.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.topic, t.channel] })],
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

/**
 * What operators have written instead of the texts of the catalogs: a row for each saving, of which the one with the highest
 * version counts.
 */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: serial('id').primaryKey(),
    event: text('event').$type<OrderEvent>().notNull(),
    /** What it is about: orders, parcels and trips are told in different words. */
    subject: text('subject', { enum: MESSAGE_SUBJECTS }).notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    language: text('language', { enum: LANGUAGE_CODES }).notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    /** Null for the return to the texts of the catalogs. */
    texts: jsonb('texts').$type<TemplateTexts>(),
    /** The texts of the catalogs at the saving, by which an upgrade that changes them is found. */
    defaults: jsonb('defaults').$type<TemplateTexts>().notNull(),
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: createdAt(),
    /** When it could last not be rendered, so that the text of the catalog was sent, and why. */
    failedAt: moment('failed_at'),
    failure: text('failure').notNull().default(''),
  },
  (t) => [uniqueIndex('message_templates_version').on(t.event, t.subject, t.channel, t.language, t.version)],
);

/** What members of the staff have turned off. */
export const staffNotificationOptOuts = pgTable(
  'staff_notification_opt_outs',
  {
    staffId: reference('staff_id', () => staff.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: STAFF_TOPICS }).notNull(),
    channel: text('channel', { enum: STAFF_CHANNELS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.topic, t.channel] })],
);
