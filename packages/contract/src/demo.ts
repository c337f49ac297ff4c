import { CONTACT_CHANNELS } from '@errand/domain/notifications';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, integer, text, timestamp } from './schemas.ts';
import { identifierText } from './typed-texts.ts';

export const inboxMessage = z
  .object({
    id: integer,
    channel: z.enum(CONTACT_CHANNELS).describe('How it was sent.'),
    recipient: text.meta(about('Email or phone of the recipient.', 'layla@example.org')),
    subject: text.meta(about('Subject; empty for SMS.', 'Your code')),
    text: text.meta(about('The text.', 'Your code is 482913.')),
    code: text.nullable().meta(about('The code in the text; null without one.', '482913')),
    sent_at: timestamp.describe('When it was sent, ISO 8601 in UTC.'),
  })
  .describe('An email, SMS or WhatsApp message of the demonstration.');
export type InboxMessage = z.output<typeof inboxMessage>;

export const listInbox = endpoint({
  name: 'listInbox',
  tag: 'Demo',
  summary:
    'Emails and SMS of the demo, newest first; those of the caller where the demo is public; not found outside the demo',
  description:
    'Lets a tester read codes without a mailbox. `recipient` narrows it to one address. In a demo with a public address, callers see only messages that concern them.',
  method: 'GET',
  path: '/api/v1/demo/inbox',
  access: 'public',
  query: z.object({
    recipient: identifierText
      .max(300)
      .optional()
      .meta(about('Email or phone of the recipient.', 'layla@example.org')),
    guest_id: z.string().max(100).optional(),
  }),
  response: z.object({ messages: z.array(inboxMessage).describe('The messages, newest first.') }),
  errors: ['not_found'],
});
