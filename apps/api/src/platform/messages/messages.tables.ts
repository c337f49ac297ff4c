import { CONTACT_CHANNELS, DELIVERY_STATES, UNREACHABLE_REASONS } from '@errand/domain/notifications';
import { boolean, index, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../db/index.ts';

/** Messages sent in the demo, whose inbox page shows the codes. Empty outside of the demo. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: CONTACT_CHANNELS }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    code: text('code'),
    /** SHA-256 of the visitor who may read it in a public demo; null for only the recipient's account. */
    audience: text('audience'),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('inbox_messages_recipient').on(t.recipient)],
);

/** Every message that was handed to a provider in the last 90 days, and what its provider reported later. */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    /** `Message.id`. */
    id: text('id').primaryKey(),
    channel: text('channel', { enum: CONTACT_CHANNELS }).notNull(),
    contact: text('contact').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Null until the provider reports something. */
    state: text('state', { enum: DELIVERY_STATES }),
    /** Why it was not delivered, in the provider's words; empty otherwise. */
    reason: text('reason').notNull().default(''),
    reportedAt: moment('reported_at'),
  },
  (t) => [
    index('message_deliveries_contact').on(t.contact, t.sentAt),
    index('message_deliveries_sent').on(t.sentAt),
  ],
);

/** Contacts to which nothing is sent by a channel, until the person confirms them again or staff allow it. */
export const unreachableContacts = pgTable(
  'unreachable_contacts',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: CONTACT_CHANNELS }).notNull(),
    /** Lower-case. */
    contact: text('contact').notNull(),
    reason: text('reason', { enum: UNREACHABLE_REASONS }).notNull(),
    /** The words of the provider or of the report. */
    detail: text('detail').notNull(),
    /** Whether the provider rejected the message when it was sent, or reported it later. */
    source: text('source', { enum: ['sending', 'report'] }).notNull(),
    since: moment('since').notNull(),
  },
  (t) => [uniqueIndex('unreachable_contacts_contact').on(t.contact, t.channel)],
);

/** The templates approved by Meta by which WhatsApp tells of events. */
export const whatsappTemplates = pgTable('whatsapp_templates', {
  /** The name of the event. */
  event: text('event').primaryKey(),
  name: text('name').notNull(),
  /** Codes of the approved translations as Meta spells them: `en_US`, `ar`. */
  languages: text('languages').array().notNull(),
  /** Whether the button of the template opens the link. */
  hasButton: boolean('has_button').notNull(),
});
