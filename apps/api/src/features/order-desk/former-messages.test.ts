import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne } from '../../../test/buyers.ts';
import { makeParcelService, makeSender } from '../../../test/factories/parcels.ts';
import { makeFleet, makeRenter } from '../../../test/factories/trips.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import { MESSAGE_CONTENTS } from '../../message-contents.ts';
import { jobName } from '../../platform/jobs/index.ts';
import type { Message } from '../../platform/messages/index.ts';
import { registerMessageJobs } from '../messaging/index.ts';
import { notificationMessages } from '../messaging/messaging.tables.ts';
import { orderEdits } from '../orders/orders.tables.ts';
import { registerFormerMessageJobs } from './former-messages.jobs.ts';

let api: TestApi;
const sent: Message[] = [];
beforeAll(async () => {
  api = await startApi();
  const messages = recordingMessages(sent);
  // Of the events nobody is told here, so that what is told comes of the former jobs.
  registerMessageJobs({ ...api.deps, messages }, MESSAGE_CONTENTS);
  registerFormerMessageJobs({ ...api.deps, messages });
});
afterAll(() => api.stop());

/** Jobs that a former version left, each as often as its retries. Returns what was queued of the order. */
async function upgradeWith(orderId: number, jobs: [name: string, payload: object][]) {
  sent.length = 0;
  for (const [name, payload] of [...jobs, ...jobs]) await api.jobs.send(api.db, jobName(name), payload);
  await api.jobs.run();
  const rows = await api.db
    .select()
    .from(notificationMessages)
    .where(eq(notificationMessages.orderId, orderId))
    .orderBy(notificationMessages.kind, notificationMessages.channel);
  return rows.map(({ kind, recipient, channel, state }) => `${kind} ${recipient} ${channel} ${state}`);
}

test('mails of orders that wait at an upgrade are sent once', async () => {
  const { orderId } = await placeOne(api, await makeShop(api), { contact_person_email: 'layla@errand.test' });
  const totals = {
    totalBeforeMinor: 1200,
    totalAfterMinor: 1000,
    providerMinor: 0,
    walletMinor: 0,
    byHandMinor: 0,
  };
  const [edit] = await api.db
    .insert(orderEdits)
    .values({ orderId, reason: 'Sold out', linesBefore: [], linesAfter: [], ...totals })
    .returning();
  const told = await upgradeWith(orderId, [
    ['order.mail', { orderId }],
    ['order.edit-mail', { editId: edit!.id }],
    ['prescription.offer-mail', { orderId }],
    ['payment.offline-mail', { orderId, outcome: 'rejected' }],
  ]);
  // Nobody has sent a prescription or details of a transfer for this order.
  expect(told).toEqual([
    'edited owner mail sent',
    'pending owner mail sent',
    'prescription_offered owner mail dropped',
    'transfer_rejected owner mail dropped',
  ]);
  expect(sent.map(({ to }) => to)).toEqual(['layla@errand.test', 'layla@errand.test']);
});

test('mails of trips that wait at an upgrade are sent once, and so are those of their waiting events', async () => {
  const renter = await makeRenter(api, await makeFleet(api), 'guest');
  const orderId = await renter.rent({ contact_person_email: 'rana@errand.test' });
  const told = await upgradeWith(orderId, [
    ['trip.mail', { orderId, kind: 'booked' }],
    ['order.placed/trips', { orderId }],
    ['trip.mail', { orderId, kind: 'pickup_soon' }],
    ['order.status_changed/trips', { orderId, from: 'pending', to: 'confirmed', awaitedPayment: false }],
    ['order.status_changed/parcels', { orderId, from: 'pending', to: 'canceled', awaitedPayment: false }],
    ['trip.changed/trips', { orderId, differenceMinor: 0 }],
  ]);
  expect(told).toEqual([
    'confirmed owner mail sent',
    'pending owner mail sent',
    'pickup_soon owner mail sent',
    'trip_changed owner mail sent',
  ]);
});

test('messages of parcels that wait at an upgrade are sent once, each to its end by its channel', async () => {
  const sender = await makeSender(api, await makeParcelService(api));
  const { order_id: orderId } = await sender.send();
  const told = await upgradeWith(orderId, [
    ['parcel.message', { orderId, kind: 'placed', end: 'receiver', channel: 'sms' }],
    ['parcel.message', { orderId, kind: 'placed', end: 'sender', channel: 'mail' }],
    ['order.status_changed/parcels', { orderId, from: 'confirmed', to: 'picked_up', awaitedPayment: false }],
  ]);
  expect(told).toEqual([
    'parcel_picked_up receiver mail sent',
    'parcel_picked_up receiver sms sent',
    'parcel_placed receiver sms sent',
    'pending owner mail sent',
    'picked_up owner mail sent',
  ]);
});
