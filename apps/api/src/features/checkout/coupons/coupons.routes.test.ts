import { ApiError } from '@errand/contract';
import { listAllCoupons, listCoupons } from '@errand/contract/coupons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeOrder, makeStore } from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { coupons } from '../../promotions/promotions.tables.ts';
import { couponRoutes } from './coupons.routes.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi({ routes: couponRoutes });
  store = await makeStore(api.db);
  await api.db
    .insert(coupons)
    .values([
      coupon('ANY', { minPurchaseMinor: 2000, maxDiscountMinor: 650, perCustomer: 2 }),
      coupon('MONEY', { discountType: 'amount', discount: 500, moduleId: store.moduleId }),
      coupon('FIRST', { type: 'first_order' }),
      coupon('HERE', { type: 'store_wise', boundTo: [store.id], moduleId: store.moduleId }),
      coupon('AROUND', { type: 'zone_wise', boundTo: [store.zoneId] }),
      coupon('SOON', { startsAt: new Date(NOON + 1) }),
      coupon('PAST', { endsAt: new Date(NOON) }),
      coupon('OFF', { active: false }),
    ]);
});
afterAll(() => api.stop());

function coupon(code: string, more: Partial<typeof coupons.$inferInsert> = {}): typeof coupons.$inferInsert {
  return {
    code,
    title: { en: `${code} saves`, ar: `${code} يوفر` },
    type: 'default',
    discountType: 'percent',
    discount: 10,
    startsAt: new Date(NOON - 86_400_000),
    endsAt: new Date('2026-03-10T00:00:00+04:00'),
    ...more,
  };
}

async function signedIn() {
  const customer = await makeCustomer(api.db);
  const codes = async (viewer = {}, query = {}) =>
    (await api.client({ token: customer.token, ...viewer }).call(listCoupons, { query })).map(
      ({ code }) => code,
    );
  const client = (viewer = {}) => api.client({ token: customer.token, ...viewer });
  return { client, codes, all: () => client().call(listAllCoupons, {}), owner: `customer:${customer.id}` };
}

test('a customer sees the current coupons with their terms, places and last day', async () => {
  const { all } = await signedIn();
  const list = await all();
  expect(list.map(({ code }) => code)).toEqual(['ANY', 'MONEY', 'FIRST', 'HERE', 'AROUND']);
  expect(list[0]).toMatchObject({
    title: 'ANY saves',
    discount: 10,
    min_purchase: 20,
    max_discount: 6.5,
    limit: 2,
    expire_date: '2026-03-09',
    module_type: null,
    store: null,
  });
  expect(list[1]).toMatchObject({ discount: 5, discount_type: 'amount', module_id: store.moduleId });
  expect(list[3]?.store).toEqual({ id: store.id, slug: store.slug, name: store.name.en });
  expect(list[4]?.zones).toHaveLength(1);
});

test('used-up and expired coupons are not listed; canceled orders do not count as uses', async () => {
  const { codes, owner } = await signedIn();
  const place = { storeId: store.id, moduleId: store.moduleId, zoneId: store.zoneId, couponCode: 'ANY' };
  await makeOrder(api.db, owner, { ...place, status: 'canceled' });
  expect(await codes()).toContain('FIRST');
  await makeOrder(api.db, owner, place);
  expect(await codes()).not.toContain('FIRST');
  expect(await codes()).toContain('ANY');
  await makeOrder(api.db, owner, place);
  expect(await codes()).not.toContain('ANY');
  const other = await signedIn();
  expect(await other.codes()).toContain('ANY');
});

test('module and store narrow the list', async () => {
  const { codes } = await signedIn();
  const elsewhere = await makeStore(api.db);
  expect(await codes({ moduleId: elsewhere.moduleId })).toEqual(['ANY', 'FIRST', 'AROUND']);
  expect(await codes({}, { store_id: elsewhere.id })).not.toContain('HERE');
  expect(await codes({}, { store_id: store.id })).toContain('HERE');
});

test('a customer at a place is not offered coupons of other zones, nor of stores there', async () => {
  const { client, codes } = await signedIn();
  const far = await makeStore(api.db);
  const here = { zoneIds: [store.zoneId] };
  const there = { zoneIds: [far.zoneId] };
  expect(await codes(here)).toEqual(['ANY', 'MONEY', 'FIRST', 'HERE', 'AROUND']);
  expect(await codes(there)).toEqual(['ANY', 'MONEY', 'FIRST']);
  expect(await codes({ zoneIds: [far.zoneId, store.zoneId] })).toContain('AROUND');
  const all = await client(there).call(listAllCoupons, {});
  expect(all.map(({ code }) => code)).toEqual(['ANY', 'MONEY', 'FIRST']);
  // The zone of a store counts where one is asked for, not the place.
  expect(await codes(there, { store_id: store.id })).toContain('AROUND');
});

test('coupons of stores that are hidden are not offered', async () => {
  const { codes } = await signedIn();
  const hidden = await makeStore(api.db, { active: false });
  await api.db
    .insert(coupons)
    .values(coupon('HIDDEN', { type: 'store_wise', boundTo: [hidden.id], perCustomer: 1 }));
  expect(await codes()).not.toContain('HIDDEN');
});

test('a guest sees the coupons of a place but not the list of all; a visitor without identity sees none', async () => {
  const guest = api.client({ guestId: (await makeGuest(api.db)).id });
  expect((await guest.call(listCoupons, { query: {} })).map(({ code }) => code)).toContain('ANY');
  for (const call of [
    () => guest.call(listAllCoupons, {}),
    () => api.client().call(listAllCoupons, {}),
    () => api.client().call(listCoupons, { query: {} }),
  ]) {
    const error = await call().catch((reason: unknown) => reason);
    expect(error instanceof ApiError && error.status).toBe(401);
  }
});
