import { consoleEndpoint } from '../console-endpoint.ts';
import { done } from '../fields.ts';
import { pushDevice, pushState, pushSubscription, SUBSCRIPTION_SECRETS } from '../push-fields.ts';

/** Web Push for the board of a store: a browser shows new orders even while the console is closed. */

const base = { tag: 'Kitchen', scope: 'store', target: 'store' } as const;

export const getBoardPush = consoleEndpoint({
  ...base,
  name: 'getBoardPush',
  summary: 'What a browser needs to subscribe, and which browsers of the member are subscribed',
  method: 'GET',
  path: '/api/console/v1/kitchen/stores/{id}/push',
  permission: 'kitchen.read',
  response: pushState,
});

export const turnOnBoardPush = consoleEndpoint({
  ...base,
  name: 'turnOnBoardPush',
  summary: 'Tells a browser of the member of new orders of the store',
  method: 'POST',
  path: '/api/console/v1/kitchen/stores/{id}/push',
  permission: 'kitchen.work',
  secrets: SUBSCRIPTION_SECRETS,
  body: pushSubscription,
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
  body: pushDevice,
  response: done,
});
