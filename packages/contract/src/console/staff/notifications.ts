import { STAFF_TOPICS } from '@errand/domain/notifications';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { done } from '../fields.ts';

/** Of what a member is told outside of the console, and in which browsers. */

const base = { tag: 'Session', permission: null, scope: 'self' } as const;

const topic = z.object({ topic: z.enum(STAFF_TOPICS), push: z.boolean(), mail: z.boolean() });

const settings = z.object({
  /** The application server key with which a browser subscribes, base64url. */
  key: z.string(),
  /** SHA-256 of the address of each browser of the member that is told, base64url. */
  devices: z.array(z.string()),
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
  secrets: ['endpoint', 'p256dh', 'auth'],
  body: z.object({
    /** Address of the browser's push service. */
    endpoint: z.string().max(1000),
    p256dh: z.string().max(200),
    auth: z.string().max(100),
  }),
  response: done,
  errors: ['push_unusable', 'push_many'],
});

export const turnOffStaffPush = consoleEndpoint({
  ...base,
  name: 'turnOffStaffPush',
  summary: 'Ends the messages to a browser of the member',
  method: 'POST',
  path: '/api/console/v1/notifications/push/off',
  body: z.object({ /** As in `devices`. */ device: z.string().max(100) }),
  response: done,
});
