import { exportAccount, removeAccount } from '@errand/contract/customer';
import * as contract from '@errand/contract/notifications';
import { placeOrder } from '@errand/contract/orders-place';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  type PlaceBody,
} from '../../../test/buyers.ts';
import { startPushService } from '../../../test/console/push-service.ts';
import { deliver } from '../../../test/delivered-orders.ts';
import { makeCourier } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { MAIL_BRAND } from '../../../test/mail-brand.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import { MESSAGE_CONTENTS } from '../../message-contents.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import type { Message } from '../../platform/messages/index.ts';
import { createPush } from '../../platform/push/index.ts';
import { sessions } from '../auth/auth.tables.ts';
import { personalData, sendMessage } from '../messaging/index.ts';
import { notificationMessages, notificationOptOuts } from '../messaging/messaging.tables.ts';
import { ORDER_STATUS_CHANGED } from '../orders/events/index.ts';
import { orderChanges } from '../orders/index.ts';

let api: TestApi;
let service: Awaited<ReturnType<typeof startPushService>>;
const sent: Message[] = [];
let failing: Error | null = null;

const senders = recordingMessages(sent, () => {
  if (failing) throw failing;
});

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  service = await startPushService(api.clock.now);
  const { deps } = api;
  registerMessages({
    ...deps,
    push: createPush({ pool: deps.pool, now: api.clock.now, allowPrivate: true }),
    messages: senders,
  });
});
afterAll(async () => {
  await service.stop();
  await api.stop();
});
beforeEach(() => {
  sent.length = 0;
  failing = null;
});

/** Subscribes a browser of a buyer, as the storefront does. */
async function subscribe(buyer: Buyer) {
  const browser = service.subscribe();
  const { endpoint, ...keys } = browser.subscriber;
  const token = JSON.stringify({ endpoint, keys });
  await buyer.client.call(contract.updatePushToken, { query: {}, body: { cm_firebase_token: token } });
  return browser;
}

/** Places an order of two items with a tip, and forgets its confirmation; without an email address unless one is given. */
async function place(kind: 'customer' | 'guest', body: PlaceBody = {}, before = async (_buyer: Buyer) => {}) {
  const shop = await makeShop(api, { store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' } } });
  const buyer = await makeBuyer(api, shop, kind);
  await before(buyer);
  await buyer.fill(shop.item.id, 2);
  const { order_id: orderId } = await buyer.place({ dm_tips: 1.5, ...body });
  await api.jobs.run();
  sent.length = 0;
  return { shop, buyer, orderId };
}

/** The store cancels an order. */
async function cancel(orderId: number, note: string | null = null): Promise<void> {
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, orderId, 'canceled', {
      actor: 'store',
      cancelReason: 'Sold out',
      cancelNote: note,
    }),
  );
}

const titles = (browser: { received: { text: string }[] }) =>
  browser.received.map(({ text }) => (JSON.parse(text) as { title: string }).title);
const rowsOf = (orderId: number) =>
  api.db
    .select()
    .from(notificationMessages)
    .where(and(eq(notificationMessages.orderId, orderId), ne(notificationMessages.kind, 'pending')))
    .orderBy(notificationMessages.channel, notificationMessages.device);

test('a guest who has closed the tab follows the order by push to its delivery', async () => {
  let browser!: Awaited<ReturnType<typeof subscribe>>;
  const { shop, orderId } = await place('guest', {}, async (buyer) => {
    browser = await subscribe(buyer);
  });
  await deliver(api, orderId, (await makeCourier(api.db, { zoneId: shop.zone.id })).id);
  await api.jobs.run();
  expect(titles(browser)).toEqual(['Order confirmed', 'Order ready', 'On the way', 'Delivered']);
  expect(JSON.parse(browser.received.at(-1)!.text)).toEqual({
    title: 'Delivered',
    body: `Your order #${orderId} from Stone Mill was delivered. Enjoy!`,
    language: 'en',
    direction: 'ltr',
    tag: `order-${orderId}`,
    path: expect.stringMatching(new RegExp(`^/track-order\\?order_id=${orderId}&key=`)),
  });
  expect(sent).toEqual([]);
});

test('the mail about a canceled order says why, and its amounts add up to the total', async () => {
  const { orderId } = await place('guest', { contact_person_email: 'layla@errand.test' });
  await cancel(orderId, 'The oven is broken.');
  await api.jobs.run();
  const [mail, ...others] = sent;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    channel: 'mail',
    to: 'layla@errand.test',
    subject: `Order canceled · #${orderId}`,
  });
  expect(mail!.text).toContain('Sold out · The oven is broken.');
  expect(mail!.text).toMatch(
    /2 × .+ {2}\$20\.00\nItems {2}\$20\.00\nDelivery {2}Free\nCourier tip {2}\$1\.50\n/,
  );
  expect(mail!.text).toContain('Total before the cancellation  $21.50');
  expect(mail!.text).toMatch(new RegExp(`https://marsa\\.example/track-order\\?order_id=${orderId}&key=`));
  expect(mail!.html?.(MAIL_BRAND)).toContain('Sold out · The oven is broken.');
});

test('an order in Arabic is told in Arabic, from right to left', async () => {
  const shop = await makeShop(api, { store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' } } });
  const buyer = await makeBuyer(api, shop, 'guest');
  await buyer.fill(shop.item.id);
  const { order_id: orderId } = await api.client({ ...buyer.viewer, language: 'ar' }).call(placeOrder, {
    query: {},
    body: { ...DELIVERY_ADDRESS, ...CONTACT, contact_person_email: 'layla@errand.test' },
  });
  await cancel(orderId);
  await api.jobs.run();
  expect(sent[1]?.text).toContain(`أُلغي طلبك رقم #${orderId} من طاحونة الحجر`);
  expect(sent[1]?.html?.(MAIL_BRAND)).toContain('dir="rtl"');
});

test('a person whom neither push nor mail reaches hears of a cancellation by SMS with a link', async () => {
  const { orderId } = await place('guest');
  await cancel(orderId);
  await api.jobs.run();
  expect(sent).toMatchObject([{ channel: 'sms', to: '+971501234567' }]);
  expect(sent[0]?.text).toMatch(/was canceled\. https:\/\/marsa\.example\/track-order\?order_id=/);
});

test('what a customer has turned off is not sent, and stays in the list', async () => {
  const { buyer, orderId } = await place('customer', { contact_person_email: 'layla@errand.test' });
  const { topics } = await buyer.client.call(contract.getNotificationSettings, {});
  const off = topics.filter(({ push, mail, sms }) => !(push && mail && sms));
  const none = { push: false, mail: false, sms: false };
  expect(off).toEqual([
    { topic: 'cart', ...none },
    { topic: 'coupons', ...none },
  ]);
  const changed = topics.map((one) => ({ ...one, mail: one.topic !== 'outcome' }));
  await buyer.client.call(contract.setNotificationSettings, { body: { topics: changed } });
  expect(await buyer.client.call(contract.getNotificationSettings, {})).toEqual({ topics: changed });
  await cancel(orderId);
  await api.jobs.run();
  expect(sent).toEqual([]);
  const [newest] = await buyer.client.call(contract.listNotifications, { query: {} });
  expect(newest?.data.title).toBe('Order canceled');
});

test('a repeated event is told once', async () => {
  const { orderId } = await place('guest', { contact_person_email: 'layla@errand.test' });
  await cancel(orderId);
  const again = { orderId, from: 'pending', to: 'canceled', awaitedPayment: false } as const;
  await api.deps.jobs.publish(api.db, ORDER_STATUS_CHANGED, again);
  await api.jobs.run();
  expect(sent).toHaveLength(1);
  expect(await rowsOf(orderId)).toMatchObject([{ channel: 'mail', state: 'sent' }]);
});

test('a message that its provider rejects is repeated with the same id until it is sent', async () => {
  const { orderId } = await place('guest', { contact_person_email: 'layla@errand.test' });
  await cancel(orderId);
  failing = new Error('451 Try again later');
  await expect(api.jobs.run()).rejects.toThrow('451');
  const [row] = await rowsOf(orderId);
  expect(row).toMatchObject({ state: 'failed', reason: '451 Try again later', sentAt: null });
  failing = null;
  const send = () => sendMessage({ ...api.deps, messages: senders }, MESSAGE_CONTENTS, row!.id);
  await send();
  await send();
  expect(sent.map(({ id }) => id)).toEqual([row!.id]);
  expect(await rowsOf(orderId)).toMatchObject([{ state: 'sent', reason: '' }]);
});

test('a browser that has ended its subscription is asked once and forgotten', async () => {
  let browser!: Awaited<ReturnType<typeof subscribe>>;
  const { orderId } = await place('customer', {}, async (buyer) => {
    browser = await subscribe(buyer);
  });
  browser.respondWith(410);
  await cancel(orderId);
  await api.jobs.run();
  const pushed = (await rowsOf(orderId)).filter(({ channel }) => channel === 'push');
  expect(pushed).toMatchObject([{ state: 'dropped', reason: 'device' }]);
  const tokens = await api.db.select({ token: sessions.pushToken }).from(sessions).orderBy(sessions.id);
  expect(tokens.filter(({ token }) => token?.includes(browser.subscriber.endpoint))).toEqual([]);
});

test('the number of notifications counts what the customer has not opened', async () => {
  const { buyer, orderId } = await place('customer');
  await api.jobs.run();
  const unseen = async () => (await buyer.client.call(contract.getNotificationState, { query: {} })).unseen;
  expect(await unseen()).toBe(1);
  const [shown] = await buyer.client.call(contract.listNotifications, { query: {} });
  await cancel(orderId);
  await api.jobs.run();
  expect(await buyer.client.call(contract.seeNotifications, { body: { last_id: shown!.id } })).toEqual({
    unseen: 1,
  });
  expect(await unseen()).toBe(1);
  const rows = await buyer.client.call(contract.listNotifications, { query: {} });
  expect(rows.map(({ seen }) => seen)).toEqual([false, true]);
});

test('other devices of a customer hear of a new notification, and that it was seen', async () => {
  const { buyer, orderId } = await place('customer');
  await api.jobs.run();
  const heard: unknown[] = [];
  const leave = api.deps.events.subscribe(ownerTopic(buyer.owner), (event) => heard.push(event));
  await cancel(orderId);
  await api.jobs.run();
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'notifications', by: null });
  const [newest] = await buyer.client.call(contract.listNotifications, { query: {} });
  const headers = { 'x-client-id': 'phone' };
  await buyer.client.call(contract.seeNotifications, { body: { last_id: newest!.id } }, { headers });
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'notifications', by: 'phone' });
  leave();
});

test('the choices of a customer are exported, and erased with the account', async () => {
  const { buyer, orderId } = await place('customer');
  await cancel(orderId);
  const off = { push: false, mail: false, sms: false };
  const topics = (['progress', 'outcome', 'money'] as const).map((topic) => ({ topic, ...off }));
  await buyer.client.call(contract.setNotificationSettings, { body: { topics } });
  const exported = await buyer.client.call(exportAccount, {});
  expect(exported.notification_opt_outs).toHaveLength(9);
  await buyer.client.call(removeAccount, {});
  const id = Number(buyer.owner.split(':')[1]);
  const rows = await api.db
    .select()
    .from(notificationOptOuts)
    .where(eq(notificationOptOuts.customerId, id))
    .orderBy(notificationOptOuts.topic, notificationOptOuts.channel);
  expect(rows).toEqual([]);
});

test('what either of two merged accounts has turned off stays off', async () => {
  const [from, into] = [await place('customer'), await place('customer')];
  const turnOff = async ({ buyer }: typeof from, topic: 'money' | 'outcome') => {
    const { topics } = await buyer.client.call(contract.getNotificationSettings, {});
    const changed = topics.map((one) => (one.topic === topic ? { ...one, mail: false } : one));
    await buyer.client.call(contract.setNotificationSettings, { body: { topics: changed } });
  };
  await turnOff(from, 'outcome');
  await turnOff(into, 'outcome');
  await turnOff(from, 'money');
  const account = ({ buyer: { owner } }: typeof from) => ({ id: Number(owner.split(':')[1]), owner });
  const accounts = { from: account(from), into: account(into), at: new Date(api.clock.now()) };
  await api.db.transaction((tx) => personalData.merge.move({} as never, tx, accounts));
  const { topics } = await into.buyer.client.call(contract.getNotificationSettings, {});
  expect(topics.filter(({ mail }) => !mail).map(({ topic }) => topic)).toEqual([
    'outcome',
    'money',
    'cart',
    'coupons',
  ]);
});
