import { findPushSubscription, subscribePush, unsubscribePush } from '@errand/client/push-browser.ts';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { getNotificationState, NO_PUSH_TOKEN, updatePushToken } from '@errand/contract/notifications';
import { api, guestField } from '#platform/api/browser-client.ts';
import { ensureGuestId } from '#platform/api/guest.ts';
import { PUSH_DEVICE, visitorName } from '#platform/session/index.ts';
import { isOutdated, type PushDevice, readDevice } from './push-state.ts';

const WORKER = '/sw.js';

/** The device that the visitor has turned on; null if none. */
export function storedDevice(): PushDevice | null {
  return readStorage('local', PUSH_DEVICE, readDevice);
}

/** Subscribes this browser and tells the server. The permission must have been granted. */
export async function turnOnPush(): Promise<void> {
  await ensureGuestId();
  const { push_key: key } = await api.call(getNotificationState, { query: guestField() });
  await sendSubscription(await subscribePush(WORKER, key));
}

/** The server forgets this browser first, so that a failure leaves everything as it was. */
export async function turnOffPush(): Promise<void> {
  await sendToken(NO_PUSH_TOKEN);
  writeStorage('local', PUSH_DEVICE, null);
  await unsubscribePush();
}

/**
 * Tells the server of a subscription that the browser has renewed, or whose visitor has signed in or out. A subscription that
 * the browser has lost is made again.
 */
export async function renewPush(): Promise<void> {
  const device = storedDevice();
  if (!device) return;
  const subscription = await findPushSubscription();
  if (!subscription) await turnOnPush();
  else if (isOutdated(device, { endpoint: subscription.endpoint, visitor: visitorName() }))
    await sendSubscription(subscription);
}

/** The token has the address and the keys of the subscription alone: browsers add other fields. */
async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await sendToken(JSON.stringify({ endpoint, keys: { p256dh, auth } }));
  const device: PushDevice = { endpoint: subscription.endpoint, visitor: visitorName() };
  writeStorage('local', PUSH_DEVICE, device);
}

async function sendToken(token: string): Promise<void> {
  await api.call(updatePushToken, {
    query: {},
    body: { ...guestField(), cm_firebase_token: token },
  });
}
