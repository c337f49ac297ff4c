import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { guestQuery, message } from './schemas.ts';

/** Tokens of push services are printable ASCII. */
export const pushToken = z
  .string()
  .trim()
  .max(1024)
  .regex(/^[!-~]+$/);

/** The value with which clients delete their push token. */
export const NO_PUSH_TOKEN = '@';

export const updatePushToken = endpoint({
  name: 'updatePushToken',
  tag: 'Notifications',
  summary:
    'Stores the push token of the caller’s device (the signed-in session or the guest); "@" deletes it. A token moves to the viewer who stored it last',
  method: 'PUT',
  path: '/api/v1/customer/cm-firebase-token',
  access: 'guest',
  query: guestQuery,
  body: guestQuery.extend({ cm_firebase_token: pushToken }),
  response: message,
  errors: ['guest_required', 'unauthenticated', 'required', 'validation'],
});
