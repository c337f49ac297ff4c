import {
  MESSAGE_CHANNELS,
  NOTIFICATION_TOPICS,
  SUBSCRIBER,
  type UnsubscribeLink,
} from '@errand/domain/notifications';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about } from './schemas.ts';

/**
 * The page that the link in a message opens, and the address to which a mail program posts to end messages by one click (RFC
 * 8058): `GET` and `POST …?of=…&topic=…&channel=…&key=…`.
 */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Whose messages a link ends, and which. Signed, so that nobody can end those of others. */
export const unsubscribeLink = z.object({
  of: z
    .string()
    .regex(SUBSCRIBER)
    .meta(about('Whose messages: a customer, or a person without an account.', 'customer:12')),
  topic: z.enum(NOTIFICATION_TOPICS).meta(about('What they are about.', 'outcome')),
  channel: z.enum(MESSAGE_CHANNELS).meta(about('How they are sent.', 'mail')),
  key: z.string().max(100).meta(about('Signature of the link.', 'q1w2e3r4t5y6u7i8o9p0aa')),
});

const subscription = z.object({
  subscribed: z.boolean().describe('Whether these messages are sent.'),
});

const LINK: UnsubscribeLink = {
  of: 'customer:12',
  topic: 'outcome',
  channel: 'mail',
  key: 'q1w2e3r4t5y6u7i8o9p0aa',
};

export const getSubscription = endpoint({
  name: 'getSubscription',
  tag: 'Notifications',
  summary: 'Whether the messages are sent that a link in a message ends',
  description:
    'Needs no sign-in: the link is signed. It changes nothing, because mail programs open links to examine them.',
  method: 'GET',
  path: '/api/v1/notifications/subscription',
  access: 'public',
  query: unsubscribeLink,
  response: subscription,
  errors: ['link_invalid'],
});

export const setSubscription = endpoint({
  name: 'setSubscription',
  tag: 'Notifications',
  summary: 'Ends the messages that a link in a message names, or sends them again',
  description: 'Needs no sign-in: the link is signed. A repetition changes nothing.',
  method: 'PUT',
  path: '/api/v1/notifications/subscription',
  access: 'public',
  body: unsubscribeLink.extend(subscription.shape),
  example: { ...LINK, subscribed: false },
  response: subscription,
  errors: ['link_invalid'],
});
