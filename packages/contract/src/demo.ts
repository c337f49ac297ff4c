import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const inboxMessage = z.object({
  id: z.number().int(),
  channel: z.enum(['sms', 'mail']),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The code of the message, for the hint in the dialogs; null for other messages. */
  code: z.string().nullable(),
  sent_at: z.string(),
});
export type InboxMessage = z.output<typeof inboxMessage>;

export const listInbox = endpoint({
  name: 'listInbox',
  tag: 'Demo',
  summary:
    'Emails and SMS of the demo, newest first; those of the caller where the demo is public; not found outside the demo',
  method: 'GET',
  path: '/api/v1/demo/inbox',
  access: 'public',
  query: z.object({ recipient: z.string().max(300).optional(), guest_id: z.string().max(100).optional() }),
  response: z.object({ messages: z.array(inboxMessage) }),
  errors: ['not_found'],
});
