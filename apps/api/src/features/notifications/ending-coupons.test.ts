import { setNotificationSettings, updatePushToken } from '@errand/contract/notifications';
import { setSubscription, unsubscribeLink } from '@errand/contract/unsubscribe';
import { addToWishlist } from '@errand/contract/wishlist';
import type { MessageChannel } from '@errand/domain/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop, type Shop } from '../../../test/buyers.ts';
import { startPushService } from '../../../test/console/push-service.ts';
import { makeOrder } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { registerMessages } from '../../../test/messages.ts';
import { recordingMessages } from '../../../test/recording-messages.ts';
import type { Message } from '../../platform/messages/index.ts';
import { createPush } from '../../platform/push/index.ts';
import { customers } from '../auth/auth.tables.ts';
import { gatheredEvents, notificationOptIns } from '../messaging/messaging.tables.ts';
import { coupons } from '../promotions/promotions.tables.ts';
import { ENDING_COUPONS_JOB, registerEndingCouponJobs } from './index.ts';

const DAY = 86_400_000;
/** The last moment of Friday 6 March in the zone of the shop. */
const FRIDAY_NIGHT = new Date('2026-03-07T00:00:00+04:00');

let api: TestApi;
let shop: Shop;
let service: Awaited<ReturnType<typeof startPushService>>;
const sent: Message[] = [];

beforeAll(async () => {
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  service = await startPushService(api.clock.now);
  const messages = recordingMessages(sent);
  const push = createPush({ pool: api.deps.pool, now: api.clock.now, allowPrivate: true });
  registerMessages({ ...api.deps, messages, push });
  registerEndingCouponJobs({ ...api.deps, messages });
  shop = await makeShop(api, { store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' } } });
});
afterAll(async () => {
  await service.stop();
  await api.stop();
});
beforeEach(async () => {
  api.clock.set(NOON);
  await api.db.delete(coupons);
  await api.db.delete(gatheredEvents);
  await api.db.delete(notificationOptIns);
  sent.length = 0;
});

type Terms = Partial<typeof coupons.$inferInsert>;
const change = (code: string, to: Terms) => api.db.update(coupons).set(to).where(eq(coupons.code, code));

/** A coupon of 15 % that began a month ago and ends on Friday night. */
async function makeCoupon(code: string, terms: Terms = {}) {
  await api.db.insert(coupons).values({
    code,
    title: { en: `${code} saves` },
    type: 'default',
    discountType: 'percent',
    discount: 15,
    startsAt: new Date(NOON - 30 * DAY),
    endsAt: FRIDAY_NIGHT,
    ...terms,
  });
}

type Given = { consent?: MessageChannel[]; ordered?: Date | null; language?: 'ar' | 'en' };

/** A customer who has ordered at the shop a week ago and wants to hear of coupons by mail, unless told otherwise. */
async function makePerson({
  consent = ['mail'],
  ordered = new Date(NOON - 7 * DAY),
  language = 'en',
}: Given = {}) {
  const buyer = await makeBuyer(api, shop, 'customer');
  const id = Number(buyer.owner.split(':')[1]);
  const [account] = await api.db.update(customers).set({ language }).where(eq(customers.id, id)).returning();
  const choose = (on: MessageChannel[]) =>
    buyer.client.call(setNotificationSettings, {
      body: {
        topics: [
          { topic: 'coupons', push: on.includes('push'), mail: on.includes('mail'), sms: on.includes('sms') },
        ],
      },
    });
  if (consent.length > 0) await choose(consent);
  const order = (terms: { couponCode?: string; createdAt?: Date } = {}) =>
    makeOrder(api.db, buyer.owner, {
      storeId: shop.store.id,
      moduleId: shop.module.id,
      zoneId: shop.zone.id,
      status: 'delivered',
      ...terms,
    });
  if (ordered) await order({ createdAt: ordered });
  return { ...buyer, mail: account!.email, choose, order };
}

async function remind() {
  await api.jobs.tick(ENDING_COUPONS_JOB);
  await api.jobs.run();
}

test('a customer is told once of a coupon that ends, with its code, what it saves, its last day and the way to it', async () => {
  const { mail } = await makePerson();
  const others = { minPurchaseMinor: 2000, maxDiscountMinor: 600, type: 'store_wise' as const };
  await makeCoupon('SPRING15', { ...others, boundTo: [shop.store.id] });
  await Promise.all([api.jobs.tick(ENDING_COUPONS_JOB), api.jobs.tick(ENDING_COUPONS_JOB)]);
  await api.jobs.run();
  await remind();
  api.clock.advance(DAY);
  await remind();
  expect(sent).toMatchObject([{ channel: 'mail', to: mail, subject: 'Your coupon ends soon' }]);
  expect(sent[0]?.text).toContain(
    'Use SPRING15 until Friday 6 March: 15% off, up to $6.00, on orders from $20.00, at Stone Mill.',
  );
  expect(sent[0]?.text).toContain('\n\nSPRING15\n\n');
  expect(sent[0]?.text).toContain('https://marsa.example/coupons');
});

test('several coupons are one message, the first to end first', async () => {
  await makePerson();
  await makeCoupon('LATER', { type: 'free_delivery', discount: 0, endsAt: new Date(NOON + 6 * DAY) });
  await makeCoupon('FIVE', { discountType: 'amount', discount: 500, moduleId: shop.module.id });
  await makeCoupon('MUCH-LATER', { endsAt: new Date(NOON + 20 * DAY) });
  await remind();
  expect(sent.map(({ subject }) => subject)).toEqual(['2 of your coupons end soon']);
  expect(sent[0]?.text).toContain('The first one is FIVE, until Friday 6 March: $5.00 off');
  expect(sent[0]?.text).toMatch(
    /FIVE · \$5\.00 off, in .+ · until Friday 6 March\nLATER · free delivery · until Tuesday 10 March/,
  );
  expect(sent[0]?.text).not.toContain('MUCH-LATER');
});

test('a browser shows the reminder, which opens the list of coupons', async () => {
  const { client } = await makePerson({ consent: ['push'] });
  const { subscriber, received } = service.subscribe();
  const { endpoint, ...keys } = subscriber;
  const token = JSON.stringify({ endpoint, keys });
  await client.call(updatePushToken, { query: {}, body: { cm_firebase_token: token } });
  await makeCoupon('SPRING15');
  await remind();
  expect(received.map(({ text }) => JSON.parse(text))).toMatchObject([
    { title: 'Your coupon ends soon', body: 'Use SPRING15 until Friday 6 March: 15% off.', path: '/coupons' },
  ]);
  expect(sent).toEqual([]);
});

test('a customer is told in Arabic', async () => {
  await makePerson({ language: 'ar' });
  await makeCoupon('SPRING15', {
    type: 'store_wise',
    boundTo: [shop.store.id],
    maxDiscountMinor: 600,
    minPurchaseMinor: 2000,
  });
  await remind();
  expect(sent).toMatchObject([{ subject: 'تنتهي صلاحية قسيمتك قريبًا' }]);
  expect(sent[0]?.text).toContain(
    'استخدم الرمز SPRING15 حتى الجمعة، 6 مارس: خصم 15% بحد أقصى $6.00، للطلبات ابتداءً من $20.00، من طاحونة الحجر.',
  );
});

test('nobody is told without consent, nor after it was taken back, and the mail itself ends it', async () => {
  await makePerson({ consent: [] });
  const { choose } = await makePerson();
  await choose([]);
  const unsubscribing = await makePerson();
  await makeCoupon('SPRING15');
  await remind();
  expect(sent.map((message) => message.to)).toEqual([unsubscribing.mail]);
  const { searchParams } = new URL(sent[0]?.unsubscribeUrl ?? '');
  const link = unsubscribeLink.parse(Object.fromEntries(searchParams));
  await api.client().call(setSubscription, { body: { ...link, subscribed: false } });
  await api.db.delete(gatheredEvents);
  await remind();
  expect(sent).toHaveLength(1);
});

test('a coupon that the customer has used up is not told, nor one of the first order after an order', async () => {
  const { order } = await makePerson();
  await makeCoupon('ONCE', { perCustomer: 1 });
  await order({ couponCode: 'ONCE' });
  await makeCoupon('FIRST', { type: 'first_order' });
  await makeCoupon('GONE', { totalUses: 1 });
  await makeOrder(api.db, 'guest:somebody', { couponCode: 'GONE' });
  await remind();
  expect(sent).toEqual([]);
});

test('what happens to a coupon in the night counts in the morning: used up, ended, switched off and extended ones are left out', async () => {
  const { order } = await makePerson();
  for (const code of ['USED', 'ENDED', 'OFF', 'EXTENDED', 'MOVED'])
    await makeCoupon(code, { perCustomer: 1 });
  api.clock.set('2026-03-04T23:00:00+04:00');
  await remind();
  expect(sent).toEqual([]);
  await order({ couponCode: 'USED' });
  await change('ENDED', { endsAt: new Date('2026-03-05T07:00:00+04:00') });
  await change('OFF', { active: false });
  await change('EXTENDED', { endsAt: new Date('2026-04-01T00:00:00+04:00') });
  await change('MOVED', { endsAt: new Date('2026-03-08T00:00:00+04:00') });
  api.clock.set('2026-03-05T08:00:00+04:00');
  await api.jobs.run();
  expect(sent).toMatchObject([{ subject: 'Your coupon ends soon' }]);
  expect(sent[0]?.text).toContain('Use MOVED until Saturday 7 March');
});

test('a reminder whose coupon has ended meanwhile is not sent', async () => {
  await makePerson();
  await makeCoupon('SPRING15');
  await api.jobs.tick(ENDING_COUPONS_JOB);
  await change('SPRING15', { active: false });
  await api.jobs.run();
  expect(sent).toEqual([]);
});

test('a coupon is told to those alone whom a store interests where it is valid: by an order, a wish or a cart', async () => {
  const ordering = await makePerson();
  const people = { ordered: null };
  const wishing = await makePerson(people);
  await wishing.client.call(addToWishlist, { query: { store_id: shop.store.id }, body: {} });
  const wishingItem = await makePerson(people);
  await wishingItem.client.call(addToWishlist, { query: { item_id: shop.item.id }, body: {} });
  const filling = await makePerson(people);
  await filling.fill(shop.item.id);
  await makePerson(people);
  await makePerson({ ordered: new Date(NOON - 91 * DAY) });
  await makeCoupon('SPRING15', { type: 'store_wise', boundTo: [shop.store.id] });
  await makeCoupon('ELSEWHERE', { type: 'zone_wise', boundTo: [shop.zone.id + 1000] });
  await remind();
  const told = [ordering, wishing, wishingItem, filling].map(({ mail }) => mail);
  expect(sent).toHaveLength(told.length);
  expect(new Set(sent.map((message) => message.to))).toEqual(new Set(told));
  for (const { text } of sent) expect(text).not.toContain('ELSEWHERE');
});
