import { exportAccount, removeAccount } from '@errand/contract/customer';
import { getNotificationSettings, setNotificationSettings } from '@errand/contract/notifications';
import { addToWishlist, removeFromWishlist } from '@errand/contract/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCustomer, makeItem } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { customers, sessions } from '../auth/auth.tables.ts';
import { items } from '../catalog/catalog.tables.ts';
import { personalData } from '../messaging/index.ts';
import { gatheredEvents } from '../messaging/messaging.tables.ts';
import { registerWishJobs, WISH_WATCH_JOB } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let api: TestApi;
const sent: Message[] = [];

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  const messages = recordingMessages(sent);
  registerMessages({ ...api.deps, messages });
  registerWishJobs({ ...api.deps, messages });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.set(NOON);
  await api.db.delete(gatheredEvents);
  sent.length = 0;
});

type Change = Partial<typeof items.$inferInsert>;
const change = (id: number, to: Change) => api.db.update(items).set(to).where(eq(items.id, id));
const watch = () => api.jobs.tick(WISH_WATCH_JOB);

/** A customer who wishes items, which are sold out from the beginning or have a price of 10.00. */
async function makeWishes(count: number, given: Change = {}, person: object = {}) {
  const customer = await makeCustomer(api.db, person);
  const client = api.client({ token: customer.token });
  const wished = [];
  for (let n = 1; n <= count; n += 1) {
    const item = await makeItem(api.db, { name: { en: `Lamp ${n}`, ar: `مصباح ${n}` }, ...given });
    await client.call(addToWishlist, { query: { item_id: item.id }, body: {} });
    wished.push(item);
  }
  await watch();
  return { customer, client, wished, first: wished[0]! };
}

/** An hour passes, after which what was gathered is told. */
async function gather() {
  api.clock.advance(HOUR);
  await api.jobs.run();
}

test('wished items that are back within an hour are one mail that lists them', async () => {
  const { customer, wished } = await makeWishes(2, { stock: 0 });
  await change(wished[0]!.id, { stock: 3 });
  await watch();
  api.clock.advance(40 * MINUTE);
  await change(wished[1]!.id, { stock: 1 });
  await watch();
  await api.jobs.run();
  expect(sent).toEqual([]);
  api.clock.advance(20 * MINUTE);
  await api.jobs.run();
  expect(sent).toMatchObject([{ channel: 'mail', to: customer.email, subject: 'Back in stock' }]);
  expect(sent[0]!.text).toContain('2 items from your wishlist are back in stock.');
  expect(sent[0]!.text).toContain('Lamp 1 · $10.00\nLamp 2 · $10.00');
  await gather();
  expect(sent).toHaveLength(1);
});

test('the link of a mail ends the news of wishes, and those that were gathered before', async () => {
  const { wished } = await makeWishes(2, { stock: 0 });
  await change(wished[0]!.id, { stock: 3 });
  await watch();
  await gather();
  const url = new URL(sent[0]!.unsubscribeUrl ?? '');
  expect(sent[0]!.text).toContain(url.href);
  await change(wished[1]!.id, { stock: 1 });
  await watch();
  expect((await api.inject({ method: 'POST', url: url.pathname + url.search })).statusCode).toBe(200);
  await gather();
  expect(sent).toHaveLength(1);
});

test('a lower price is told once, with the price and the way to the item', async () => {
  const { first } = await makeWishes(1);
  await change(first.id, { priceMinor: 750 });
  await Promise.all([watch(), watch()]);
  await gather();
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain('Lamp 1 from your wishlist costs $7.50 now.');
  expect(sent[0]!.text).toContain(`https://marsa.example/product/${first.slug}?module_id=${first.moduleId}`);
  await watch();
  await gather();
  expect(sent).toHaveLength(1);
});

test('a discount that begins is a lower price', async () => {
  const { first } = await makeWishes(1);
  await change(first.id, { discount: 20 });
  await watch();
  await gather();
  expect(sent[0]?.text).toContain('costs $8.00 now.');
});

test('what is not true any more is not told: sold out again, dearer again, gone, no longer wished', async () => {
  const { client, wished } = await makeWishes(4, { stock: 0 });
  const [out, dearer, gone, unwished] = wished.map(({ id }) => id);
  for (const { id } of wished) await change(id, { stock: 2, priceMinor: 900 });
  await watch();
  await change(out!, { stock: 0 });
  await change(dearer!, { priceMinor: 1200 });
  await change(gone!, { active: false });
  await client.call(removeFromWishlist, { query: { item_id: unwished! } });
  await gather();
  expect(sent.map(({ subject, text }) => [subject, text.includes('Lamp 2')])).toEqual([
    ['Back in stock', true],
  ]);
});

test('what came back in the evening is told in the morning, in the language that the customer used last', async () => {
  const { customer, first } = await makeWishes(1, { stock: 0 });
  const viewer = { token: customer.token, language: 'ar' } as const;
  // The last use of a session is stored once an hour.
  const lastUsedAt = new Date(NOON - HOUR);
  await api.db.update(sessions).set({ lastUsedAt }).where(eq(sessions.customerId, customer.id));
  await api.client(viewer).call(getNotificationSettings, {});
  api.clock.set('2026-03-04T21:30:00+04:00');
  await change(first.id, { stock: 1 });
  await watch();
  await api.jobs.run();
  api.clock.set('2026-03-05T07:59:00+04:00');
  await api.jobs.run();
  expect(sent).toEqual([]);
  api.clock.set('2026-03-05T08:00:00+04:00');
  await api.jobs.run();
  expect(sent).toMatchObject([{ subject: 'عاد إلى المخزون' }]);
});

test('an address that is not verified is not written to, and what is turned off is not sent', async () => {
  const { first } = await makeWishes(1, { stock: 0 }, { emailVerified: false });
  const other = await makeWishes(1, { stock: 0 });
  await other.client.call(setNotificationSettings, {
    body: { topics: [{ topic: 'wishes', push: true, mail: false, sms: true }] },
  });
  const { topics } = await other.client.call(getNotificationSettings, {});
  expect(topics.filter(({ mail }) => !mail).map(({ topic }) => topic)).toEqual(['wishes', 'cart', 'coupons']);
  for (const { id } of [first, other.first]) await change(id, { stock: 1 });
  await watch();
  await gather();
  expect(sent).toEqual([]);
});

test('a deleted account is told nothing, and nothing of it stays gathered', async () => {
  const { client, first } = await makeWishes(1, { stock: 0 });
  await change(first.id, { stock: 1 });
  await watch();
  expect(await api.db.$count(gatheredEvents)).toBe(1);
  expect(await client.call(exportAccount, {})).toHaveProperty('wishlist');
  await client.call(removeAccount, {});
  expect(await api.db.$count(gatheredEvents)).toBe(0);
  await gather();
  expect(sent).toEqual([]);
});

test('what was gathered for a merged account is told to the one that remains, once', async () => {
  const [from, into] = [await makeWishes(1, { stock: 0 }), await makeWishes(1, { stock: 0 })];
  await into.client.call(addToWishlist, { query: { item_id: from.first.id }, body: {} });
  await change(from.first.id, { stock: 1 });
  await watch();
  const account = ({ customer: { id } }: typeof from) => ({ id, owner: `customer:${id}` });
  const accounts = { from: account(from), into: account(into), at: new Date(api.clock.now()) };
  await api.db.transaction((tx) => personalData.merge.move({} as never, tx, accounts));
  await api.db
    .update(customers)
    .set({ removedAt: new Date(NOON), mergedInto: into.customer.id })
    .where(eq(customers.id, from.customer.id));
  await gather();
  expect(sent).toMatchObject([{ to: into.customer.email }]);
});
