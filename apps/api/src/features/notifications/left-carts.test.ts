import { clearCart } from '@errand/contract/cart';
import { exportAccount } from '@errand/contract/customer';
import { getNotificationSettings, setNotificationSettings } from '@errand/contract/notifications';
import { getSubscription, setSubscription, unsubscribeLink } from '@errand/contract/unsubscribe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Buyer, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeCustomer } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { LEFT_CART_JOB, registerLeftCartJobs } from './index.ts';

const HOUR = 3_600_000;

let api: TestApi;
const sent: Message[] = [];

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  const messages = recordingMessages(sent);
  registerMessages({ ...api.deps, messages });
  registerLeftCartJobs({ ...api.deps, messages });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(NOON);
  sent.length = 0;
});

async function consent({ client }: Pick<Buyer, 'client'>, mail = true): Promise<void> {
  const topics = [{ topic: 'cart' as const, push: false, mail, sms: false }];
  await client.call(setNotificationSettings, { body: { topics } });
}

type Given = { consents?: boolean; kind?: 'customer' | 'guest' };

/** A cart with a loaf of bread, whose customer has consented unless told otherwise. */
async function fillCart({ consents = true, kind = 'customer' }: Given = {}) {
  const shop = await makeShop(api, { item: { name: { en: 'Rye bread' } } });
  const buyer = await makeBuyer(api, shop, kind);
  if (consents && kind === 'customer') await consent(buyer);
  await buyer.fill(shop.item.id);
  return { shop, buyer };
}

/** Some hours pass, and the reminders that are due are sent. */
async function wait(hours: number) {
  api.clock.advance(hours * HOUR);
  await Promise.all([api.jobs.tick(LEFT_CART_JOB), api.jobs.tick(LEFT_CART_JOB)]);
  await api.jobs.run();
}

const reminders = () => sent.filter(({ subject }) => subject === 'Your cart is waiting');

test('a customer who has consented is reminded of a cart once, four hours after its last change', async () => {
  const { shop } = await fillCart();
  await wait(3);
  expect(reminders()).toEqual([]);
  await wait(1);
  expect(reminders()).toHaveLength(1);
  expect(reminders()[0]!.text).toContain('Rye bread is still in your cart.');
  expect(reminders()[0]!.text).toContain(`https://marsa.example/home?module_id=${shop.module.id}&cart=open`);
  await wait(2);
  expect(reminders()).toHaveLength(1);
});

test('without consent nobody is reminded, nor after it was taken back, and never a guest', async () => {
  await fillCart({ consents: false });
  await fillCart({ kind: 'guest' });
  const { buyer } = await fillCart();
  await consent(buyer, false);
  await wait(4);
  expect(reminders()).toEqual([]);
});

test('the link of a reminder takes the consent back, and gives it again, as the settings show', async () => {
  const { buyer } = await fillCart();
  await wait(4);
  const { searchParams } = new URL(reminders()[0]?.unsubscribeUrl ?? '');
  const link = unsubscribeLink.parse(Object.fromEntries(searchParams));
  const isOn = async () => {
    const { topics } = await buyer.client.call(getNotificationSettings, {});
    const { subscribed } = await api.client().call(getSubscription, { query: link });
    return [topics.find(({ topic }) => topic === 'cart')?.mail, subscribed];
  };
  expect(await isOn()).toEqual([true, true]);
  await api.client().call(setSubscription, { body: { ...link, subscribed: false } });
  expect(await isOn()).toEqual([false, false]);
  await consent(buyer);
  expect(await isOn()).toEqual([true, true]);
  await consent(buyer, false);
  expect(await isOn()).toEqual([false, false]);
  await api.client().call(setSubscription, { body: { ...link, subscribed: true } });
  expect(await isOn()).toEqual([true, true]);
});

test('nobody is reminded of a cart that was ordered', async () => {
  const { buyer } = await fillCart();
  await buyer.place();
  await wait(4);
  expect(reminders()).toEqual([]);
});

test('an order of somebody else, or in another module, ends no reminder', async () => {
  const [shop, elsewhere] = [await makeShop(api), await makeShop(api, { moduleType: 'grocery' })];
  const customer = await makeCustomer(api.db);
  const buyer = await makeBuyer(api, shop, customer);
  await consent(buyer);
  await buyer.fill(shop.item.id);
  await (await fillCart()).buyer.place();
  const other = await makeBuyer(api, elsewhere, customer);
  await other.fill(elsewhere.item.id);
  await other.place();
  await wait(4);
  expect(reminders()).toHaveLength(1);
});

test('a cart that is ordered in the night is not reminded of in the morning', async () => {
  api.clock.set('2026-03-04T19:00:00+04:00');
  const { buyer } = await fillCart();
  await wait(4);
  expect(reminders()).toEqual([]);
  api.clock.set(NOON);
  await buyer.place();
  api.clock.set('2026-03-05T09:00:00+04:00');
  await api.jobs.run();
  expect(reminders()).toEqual([]);
});

/** The reminder of a cart, whose link is opened by a person or a mail program. */
async function remind() {
  const filled = await fillCart();
  await wait(4);
  const url = new URL(reminders()[0]!.unsubscribeUrl ?? '');
  expect(reminders()[0]!.text).toContain(url.href);
  sent.length = 0;
  return { ...filled, url, link: unsubscribeLink.parse(Object.fromEntries(url.searchParams)) };
}

/** The cart is changed and left again. */
async function leaveAgain({ shop, buyer }: Awaited<ReturnType<typeof fillCart>>) {
  await buyer.client.call(clearCart, {});
  await buyer.fill(shop.item.id);
  await wait(4);
}

test('one click of the mail program ends the consent, so that no further cart is reminded of', async () => {
  const { url, ...filled } = await remind();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const clicked = await api.inject({ method: 'POST', url: url.pathname + url.search, payload, headers });
  expect(clicked.statusCode).toBe(200);
  const { notification_opt_ins: consents } = await filled.buyer.client.call(exportAccount, {});
  expect(consents).toEqual([]);
  await leaveAgain(filled);
  expect(reminders()).toEqual([]);
});

test('the page of the link ends the consent, and renews it with a new time', async () => {
  const { link, ...filled } = await remind();
  const visitor = api.client();
  expect(await visitor.call(getSubscription, { query: link })).toEqual({ subscribed: true });
  await visitor.call(setSubscription, { body: { ...link, subscribed: false } });
  expect(await visitor.call(getSubscription, { query: link })).toEqual({ subscribed: false });
  await leaveAgain(filled);
  expect(reminders()).toEqual([]);
  await visitor.call(setSubscription, { body: { ...link, subscribed: true } });
  const { notification_opt_ins: consents } = await filled.buyer.client.call(exportAccount, {});
  expect(consents).toEqual([
    { topic: 'cart', channel: 'mail', since: new Date(api.clock.now()).toISOString() },
  ]);
  await wait(1);
  expect(reminders()).toHaveLength(1);
});

test('a reminder that waits for the morning is not sent once the link of an earlier one was used', async () => {
  const { link, ...filled } = await remind();
  api.clock.set('2026-03-04T19:00:00+04:00');
  await leaveAgain(filled);
  await api.client().call(setSubscription, { body: { ...link, subscribed: false } });
  api.clock.set('2026-03-05T09:00:00+04:00');
  await api.jobs.run();
  expect(reminders()).toEqual([]);
});

test('the consent is exported with its time, which a later choice keeps', async () => {
  const { buyer } = await fillCart();
  api.clock.advance(HOUR);
  await consent(buyer);
  const { topics } = await buyer.client.call(getNotificationSettings, {});
  expect(topics.find(({ topic }) => topic === 'cart')).toEqual({
    topic: 'cart',
    push: false,
    mail: true,
    sms: false,
  });
  const { notification_opt_ins: consents } = await buyer.client.call(exportAccount, {});
  expect(consents).toEqual([{ topic: 'cart', channel: 'mail', since: new Date(NOON).toISOString() }]);
});
