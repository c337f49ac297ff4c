import { cancelReviewReminder } from '@errand/contract/reviews';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTACT, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { deliver } from '../../../test/delivered-orders.ts';
import { makeCourier, makeReview } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { reviewReminders } from './index.ts';

const DAY = 86_400_000;

let api: TestApi;
const sent: Message[] = [];

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  const messages = recordingMessages(sent);
  registerMessages({ ...api.deps, messages });
  reviewReminders.register({ ...api.deps, messages });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(NOON);
  sent.length = 0;
});

/** A delivered order, whose messages are forgotten. */
async function placeAndDeliver(kind: 'customer' | 'guest') {
  const shop = await makeShop(api, { item: { name: { en: 'Rye bread' } } });
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id);
  const body = { ...CONTACT, contact_person_email: 'layla@errand.test' };
  const { order_id: orderId } = await buyer.place(body);
  await deliver(api, orderId, (await makeCourier(api.db, { zoneId: shop.zone.id })).id);
  await api.jobs.run();
  sent.length = 0;
  return { shop, buyer, orderId };
}

async function waitADay() {
  api.clock.advance(DAY);
  await api.jobs.run();
}

test('a customer is reminded of a review a day after the delivery, once, with the items and the order', async () => {
  const { orderId } = await placeAndDeliver('customer');
  api.clock.advance(DAY - 60_000);
  await api.jobs.run();
  expect(sent).toEqual([]);
  await waitADay();
  expect(sent).toMatchObject([{ channel: 'mail', to: 'layla@errand.test', subject: 'How was your order?' }]);
  expect(sent[0]!.text).toContain('Rye bread');
  expect(sent[0]!.text).toContain(`https://marsa.example/track-order?order_id=${orderId}`);
  await reviewReminders.schedule(api.deps, orderId);
  await waitADay();
  expect(sent).toHaveLength(1);
});

test('a reviewed order, one whose reminder is canceled, and that of a guest are not reminded of', async () => {
  const reviewed = await placeAndDeliver('customer');
  const { shop, buyer, orderId } = reviewed;
  const customerId = Number(buyer.owner.split(':')[1]);
  await makeReview(api.db, shop.store.id, { itemId: shop.item.id, orderId, customerId });
  const canceled = await placeAndDeliver('customer');
  await canceled.buyer.client.call(cancelReviewReminder, {});
  await placeAndDeliver('guest');
  await waitADay();
  expect(sent).toEqual([]);
});

test('an order that is reviewed while its reminder waits for the morning is not reminded of', async () => {
  api.clock.set('2026-03-04T22:30:00+04:00');
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, 'customer');
  api.clock.set(NOON);
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await buyer.place({ ...CONTACT, contact_person_email: 'layla@errand.test' });
  api.clock.set('2026-03-04T22:30:00+04:00');
  await deliver(api, orderId, (await makeCourier(api.db, { zoneId: shop.zone.id })).id);
  await api.jobs.run();
  await waitADay();
  sent.length = 0;
  const customerId = Number(buyer.owner.split(':')[1]);
  await makeReview(api.db, shop.store.id, { itemId: shop.item.id, orderId, customerId });
  api.clock.set('2026-03-06T08:00:00+04:00');
  await api.jobs.run();
  expect(sent).toEqual([]);
});
