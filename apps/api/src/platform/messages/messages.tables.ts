import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/index.ts';

/** Messages sent in the demo, whose inbox page shows the codes. Empty outside of the demo. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
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
