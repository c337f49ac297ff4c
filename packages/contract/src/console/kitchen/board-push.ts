import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { done } from '../fields.ts';

/** Web Push for the board of a store: a browser shows new orders even while the console is closed. */

const base = { tag: 'Kitchen', scope: 'store', target: 'store' } as const;

export const getBoardPush = consoleEndpoint({
  ...base,
  name: 'getBoardPush',
  summary: 'What a browser needs to subscribe, and which browsers of the member are subscribed',
  method: 'GET',
  path: '/api/console/v1/kitchen/stores/{id}/push',
  permission: 'kitchen.read',
  response: z.object({
    /** The application server key, base64url. */
    key: z.string(),
    /** SHA-256 of the address of each subscription, base64url. */
    devices: z.array(z.string()),
  }),
});

export const turnOnBoardPush = consoleEndpoint({
  ...base,
  name: 'turnOnBoardPush',
  summary: 'Tells a browser of the member of new orders of the store',
  method: 'POST',
  path: '/api/console/v1/kitchen/stores/{id}/push',
  permission: 'kitchen.work',
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

export const turnOffBoardPush = consoleEndpoint({
  ...base,
  name: 'turnOffBoardPush',
  summary: 'Ends the messages to a browser of the member',
  method: 'POST',
  path: '/api/console/v1/kitchen/stores/{id}/push/off',
  permission: 'kitchen.work',
  body: z.object({ /** As in `devices`. */ device: z.string().max(100) }),
  response: done,
});
