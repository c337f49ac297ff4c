import { NOTIFICATION_TOPICS, OPT_IN_TOPICS } from '@errand/domain/notifications';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, guestQuery, id, imageUrl, message, paging, pushToken, text, timestamp } from './schemas.ts';

/** The value with which clients delete their push token. */
export const NO_PUSH_TOKEN = '@';

/** Webhooks by which providers report what became of messages, not for clients: `POST …/{provider}` with a signed body. */
export const MESSAGE_WEBHOOK_PATH = '/api/v1/messages/webhook';

export const updatePushToken = endpoint({
  name: 'updatePushToken',
  tag: 'Notifications',
  summary:
    'Stores the push token of the caller’s device (the signed-in session or the guest); "@" deletes it. A token moves to the viewer who stored it last. A new guest may bring it as `fcm_token`, which is ignored when invalid',
  description:
    'Call it whenever the push service renews the token. A browser stores its `PushSubscription` as JSON without spaces (Web Push, RFC 8030), which the shop sends to.',
  method: 'PUT',
  path: '/api/v1/customer/cm-firebase-token',
  access: 'guest',
  query: guestQuery,
  body: guestQuery.extend({
    cm_firebase_token: pushToken.meta(about('Token of the push service; `@` deletes it.', 'dGVzdA')),
  }),
  example: { cm_firebase_token: 'dGVzdA' },
  response: message,
  errors: ['required'],
});

const notification = z.object({
  id,
  data: z
    .object({
      title: text,
      description: text,
      image_full_url: imageUrl.describe('The logo of the order’s store.'),
      type: z.enum(['order_status', 'refund']),
      order_id: id,
    })
    .describe('What it says and belongs to.'),
  seen: z.boolean().describe('Whether the customer has seen it.'),
  created_at: timestamp,
});

export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  name: 'listNotifications',
  tag: 'Notifications',
  summary:
    'The customer’s notifications of the last 90 days, newest first: changes of orders that the customer did not make, and decided refunds',
  description: 'The list is a page of `limit`; it has no total.',
  method: 'GET',
  path: '/api/v1/customer/notifications',
  access: 'customer',
  query: paging.extend({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.array(notification),
});

export const getNotificationState = endpoint({
  name: 'getNotificationState',
  tag: 'Notifications',
  summary: 'How many notifications the customer has not seen, and the key for subscriptions to push messages',
  description: 'Guests have no list, so that they have none unseen.',
  method: 'GET',
  path: '/api/v1/customer/notifications/state',
  access: 'guest',
  query: guestQuery,
  response: z.object({
    unseen: z.number().int().describe('Notifications that the customer has not seen.'),
    push_key: text.meta(
      about(
        'The application server key of Web Push (RFC 8292), base64url.',
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4',
      ),
    ),
  }),
});

export const seeNotifications = endpoint({
  name: 'seeNotifications',
  tag: 'Notifications',
  summary: 'Marks the notifications up to one as seen',
  description: 'Newer ones, which the customer could not have seen, stay unseen.',
  method: 'PUT',
  path: '/api/v1/customer/notifications/seen',
  access: 'customer',
  body: z.object({ last_id: id.meta(about('The newest notification that was shown.', 7)) }),
  example: { last_id: 7 },
  response: z.object({ unseen: z.number().int().describe('Notifications that remain unseen.') }),
});

/** All topics by all channels, as they are until the customer changes one. */
const DEFAULTS = NOTIFICATION_TOPICS.map((topic) => {
  const isOn = !OPT_IN_TOPICS.includes(topic);
  return { topic, push: isOn, mail: isOn, sms: isOn };
});

const topics = z
  .array(
    z
      .object({
        topic: z.enum(NOTIFICATION_TOPICS).describe('What it is about.'),
        push: z.boolean().describe('Whether push messages tell of it.'),
        mail: z.boolean().describe('Whether e-mails tell of it.'),
        sms: z.boolean().describe('Whether SMS tell of it, for those whom neither push nor mail reaches.'),
      })
      .describe('The choice for a topic.'),
  )
  .max(NOTIFICATION_TOPICS.length)
  .meta(about('The topics.', DEFAULTS));

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  tag: 'Notifications',
  summary: 'By which channels the customer is told of what',
  description:
    'The confirmation of an order, codes and messages about the account are always sent. Reminders of a cart and of coupons are off until the customer turns them on.',
  method: 'GET',
  path: '/api/v1/customer/notifications/settings',
  access: 'customer',
  response: z.object({ topics }),
});

export const setNotificationSettings = endpoint({
  name: 'setNotificationSettings',
  tag: 'Notifications',
  summary: 'Sets by which channels the customer is told of what',
  description:
    'Replaces the given topics. Others stay as they are, because an earlier client does not know all.',
  method: 'PUT',
  path: '/api/v1/customer/notifications/settings',
  access: 'customer',
  body: z.object({ topics }),
  example: { topics: DEFAULTS },
  response: z.object({ topics }),
});
