import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, guestQuery, id, imageUrl, message, paging, pushToken, text, timestamp } from './schemas.ts';

/** The value with which clients delete their push token. */
export const NO_PUSH_TOKEN = '@';

export const updatePushToken = endpoint({
  name: 'updatePushToken',
  tag: 'Notifications',
  summary:
    'Stores the push token of the caller’s device (the signed-in session or the guest); "@" deletes it. A token moves to the viewer who stored it last. A new guest may bring it as `fcm_token`, which is ignored when invalid',
  description: 'Call it whenever the push service renews the token.',
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
  created_at: timestamp,
});

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
