import { STAFF_TOPICS } from '@errand/domain/notifications';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { done } from '../fields.ts';
import { pushDevice, pushState, pushSubscription, SUBSCRIPTION_SECRETS } from '../push-fields.ts';

/** Of what a member is told outside of the console, and in which browsers. */

const base = { tag: 'Session', permission: null, scope: 'self' } as const;

const topic = z.object({ topic: z.enum(STAFF_TOPICS), push: z.boolean(), mail: z.boolean() });

const settings = pushState.extend({
  /** What the member is told of by their roles. */
  topics: z.array(topic),
});

export const getStaffNotifications = consoleEndpoint({
  ...base,
  name: 'getStaffNotifications',
  summary: 'By which channels the member is told of what, and in which of their browsers',
  method: 'GET',
  path: '/api/console/v1/notifications',
  response: settings,
});

export const setStaffNotifications = consoleEndpoint({
  ...base,
  name: 'setStaffNotifications',
  summary: 'Turns channels of topics on or off. Topics that are left out stay as they are',
  method: 'PUT',
  path: '/api/console/v1/notifications',
  body: z.object({ topics: z.array(topic).max(STAFF_TOPICS.length) }),
  response: settings,
});

export const turnOnStaffPush = consoleEndpoint({
  ...base,
  name: 'turnOnStaffPush',
  summary: 'Tells a browser of the member, also while the console is closed',
  method: 'POST',
  path: '/api/console/v1/notifications/push',
  secrets: SUBSCRIPTION_SECRETS,
  body: pushSubscription,
  response: done,
  errors: ['push_unusable', 'push_many'],
});

export const turnOffStaffPush = consoleEndpoint({
  ...base,
  name: 'turnOffStaffPush',
  summary: 'Ends the messages to a browser of the member',
  method: 'POST',
  path: '/api/console/v1/notifications/push/off',
  body: pushDevice,
  response: done,
});
