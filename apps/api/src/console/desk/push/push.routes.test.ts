import { listAudit } from '@errand/contract/console/audit';
import { moveKitchenOrder } from '@errand/contract/console/kitchen/board';
import * as contract from '@errand/contract/console/kitchen/board-push';
import { disableStaff } from '@errand/contract/console/staff/staff';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeShop, placeOne, type Shop } from '../../../../test/buyers.ts';
import { startPushService } from '../../../../test/console/push-service.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';
import { registerMessageJobs } from '../../../features/messaging/index.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { createPush } from '../../../platform/push/index.ts';
import { staffPushSubscriptions } from '../../staff/push/push-subscriptions.tables.ts';
import { replaceGrants } from '../../staff/staff.queries.ts';
import { staff } from '../../staff/staff.tables.ts';
import { registerNewOrderJobs } from './new-order.jobs.ts';

let shop: TestConsole;
let service: Awaited<ReturnType<typeof startPushService>>;
let store: Shop;

beforeAll(async () => {
  shop = await startConsole();
  service = await startPushService(shop.api.clock.now);
  registerNewOrderJobs(shop.deps);
  const push = createPush({ pool: shop.deps.pool, now: shop.api.clock.now, allowPrivate: true });
  registerMessageJobs({ ...shop.deps, push }, MESSAGE_CONTENTS);
  // The routes accept the addresses of the test's push service.
  shop.deps.push.accepts = () => true;
  store = await makeShop(shop.api, { store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' } } });
});
afterAll(async () => {
  await service.stop();
  await shop.stop();
});
beforeEach(() => shop.api.db.delete(staffPushSubscriptions));

const params = () => ({ id: store.store.id });
const listStored = () => shop.api.db.select().from(staffPushSubscriptions).orderBy(staffPushSubscriptions.id);

async function makeMember(language: LanguageCode = 'en') {
  const scope = { kind: 'store', id: store.store.id } as const;
  const member = await shop.makeStaff({ grants: [{ role: 'store-staff', scope }] });
  await shop.api.db.update(staff).set({ language }).where(eq(staff.id, member.id));
  return { ...member, browser: await shop.signedIn(member) };
}

/** Subscribes a browser of a member to new orders. */
async function subscribed(browser: TestBrowser) {
  const made = service.subscribe();
  await browser.call(contract.turnOnBoardPush, { params: params(), body: made.subscriber });
  return made;
}

async function place() {
  const { orderId } = await placeOne(shop.api, store);
  return { orderId, run: () => shop.api.jobs.run() };
}

test('a new order reaches the browsers of its store, encrypted, in each member’s language and without personal data', async () => {
  const [english, arabic] = [await makeMember(), await makeMember('ar')];
  const [one, two] = [await subscribed(english.browser), await subscribed(arabic.browser)];
  const { orderId, run } = await place();
  await run();
  expect(one.received).toHaveLength(1);
  const [{ text, headers, claims } = { text: '', headers: {}, claims: {} }] = one.received;
  expect(JSON.parse(text)).toEqual({
    title: `New order #${orderId}`,
    body: 'Stone Mill · Open the board to accept it.',
    language: 'en',
    direction: 'ltr',
    tag: `order-${orderId}`,
    path: `/kitchen?store=${store.store.id}`,
  });
  expect(headers).toMatchObject({ ttl: '600', urgency: 'high', topic: `order-${orderId}` });
  expect(claims).toMatchObject({ aud: service.origin(), sub: 'mailto:hello@errand.example' });
  expect(JSON.parse(two.received[0]?.text ?? '')).toMatchObject({
    title: `طلب جديد رقم #${orderId}`,
    body: expect.stringContaining('طاحونة الحجر'),
    language: 'ar',
    direction: 'rtl',
  });
});

test('an order of another store and one that is no longer pending cause no notification', async () => {
  const { browser } = await makeMember();
  const { received } = await subscribed(browser);
  await placeOne(shop.api, await makeShop(shop.api));
  const { orderId, run } = await place();
  const body = { from: 'pending', to: 'confirmed', minutes: 10 } as const;
  await browser.call(moveKitchenOrder, { params: { id: orderId }, body });
  await run();
  expect(received).toEqual([]);
});

test.each([404, 410])('a subscription that has ended (%i) is deleted', async (status) => {
  const { browser } = await makeMember();
  const [ended, other] = [await subscribed(browser), await subscribed(browser)];
  ended.respondWith(status);
  await (await place()).run();
  expect((await listStored()).map(({ endpoint }) => endpoint)).toEqual([other.subscriber.endpoint]);
  expect(other.received).toHaveLength(1);
});

test('a failing push service fails the job, which is retried, and the subscription stays', async () => {
  const { browser } = await makeMember();
  const { respondWith } = await subscribed(browser);
  respondWith(503);
  const { run } = await place();
  await expect(run()).rejects.toThrow('status 503');
  expect(await listStored()).toHaveLength(1);
});

test('subscriptions end when their member may no longer see the orders, and at once when the account is disabled', async () => {
  const [moved, disabled] = [await makeMember(), await makeMember()];
  const { received } = await subscribed(moved.browser);
  await subscribed(disabled.browser);
  const operator = await shop.signedIn(await shop.makeStaff());
  await operator.call(disableStaff, { params: { id: disabled.id }, body: { reason: 'Left' } });
  expect(await listStored()).toHaveLength(1);
  await shop.api.db.transaction((tx) => replaceGrants(tx, moved.id, []));
  await (await place()).run();
  expect(received).toEqual([]);
  expect(await listStored()).toEqual([]);
});

test('a browser that another member takes over receives notifications for that member only', async () => {
  const [first, second] = [await makeMember(), await makeMember('ar')];
  const { subscriber, received } = await subscribed(first.browser);
  await second.browser.call(contract.turnOnBoardPush, { params: params(), body: subscriber });
  await (await place()).run();
  expect(received.map(({ text }) => JSON.parse(text).language)).toEqual(['ar']);
});

test('a member sees and ends only their own browsers, and the audit log holds no address', async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const { subscriber } = await subscribed(member.browser);
  const { devices, key } = await member.browser.call(contract.getBoardPush, { params: params() });
  expect(devices).toHaveLength(1);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const [device = ''] = devices;
  const end = (by: TestBrowser) => by.call(contract.turnOffBoardPush, { params: params(), body: { device } });
  await end(other.browser);
  expect(await listStored()).toHaveLength(1);
  await end(member.browser);
  expect(await listStored()).toEqual([]);
  const operator = await shop.signedIn(await shop.makeStaff());
  const log = JSON.stringify(await operator.call(listAudit, { query: {} }));
  expect(log).toContain('turnOnBoardPush');
  for (const secret of [subscriber.endpoint, subscriber.p256dh, subscriber.auth])
    expect(log).not.toContain(secret);
});

test('only push services with a public address are accepted', async () => {
  const { accepts } = createPush({ pool: shop.deps.pool, now: shop.api.clock.now });
  const { subscriber } = service.subscribe();
  const at = (endpoint: string) => accepts({ ...subscriber, endpoint });
  expect(at('https://push.example.com/abc')).toBe(true);
  for (const endpoint of [
    subscriber.endpoint,
    'http://push.example.com/abc',
    'https://127.0.0.1/abc',
    'https://localhost/abc',
    'https://169.254.169.254/latest',
    'https://user:word@push.example.com/abc',
    'nothing',
  ])
    expect(at(endpoint), endpoint).toBe(false);
  expect(accepts({ ...subscriber, endpoint: 'https://push.example.com/abc', auth: 'x' })).toBe(false);
});

test('a member has at most twenty browsers', async () => {
  const { browser } = await makeMember();
  for (let made = 0; made < 20; made += 1) await subscribed(browser);
  const { subscriber } = service.subscribe();
  expect(await codeOf(browser.call(contract.turnOnBoardPush, { params: params(), body: subscriber }))).toBe(
    'push_many',
  );
});
