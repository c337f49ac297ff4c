import type { AgreedTerms } from '@errand/domain/books';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne } from '../../../../test/buyers.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { makePlan } from '../../../../test/factories/registration.ts';
import { makeFleet, makeRenter } from '../../../../test/factories/trips.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { coupons } from '../../promotions/promotions.tables.ts';
import { stores } from '../../stores/stores.tables.ts';
import { orders } from '../orders.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function termsOf(orderId: number): Promise<AgreedTerms> {
  const [row] = await api.db.select({ terms: orders.terms }).from(orders).where(eq(orders.id, orderId));
  if (!row?.terms) throw new Error(`The order ${orderId} has no terms.`);
  return row.terms;
}

test('an order keeps the commission of its store, that of the office, or none with a plan', async () => {
  const own = await makeShop(api, { store: { commissionPercent: 7 } });
  expect((await termsOf((await placeOne(api, own)).orderId)).commission.percent).toBe(7);
  const usual = await makeShop(api);
  expect((await termsOf((await placeOne(api, usual)).orderId)).commission.percent).toBe(12);
  const plan = await makePlan(api.db);
  await api.db.update(stores).set({ planId: plan.id }).where(eq(stores.id, usual.store.id));
  expect(await termsOf((await placeOne(api, usual)).orderId)).toMatchObject({
    plan: true,
    commission: { percent: 0 },
  });
});

test('an order keeps who delivers it, and that its store bears its own free delivery', async () => {
  const usual = await makeShop(api);
  const { deliveredBy, storeBears } = await termsOf((await placeOne(api, usual)).orderId);
  expect([deliveredBy, storeBears.freeDelivery]).toEqual(['operator', 0]);
  const own = await makeShop(api, { store: { selfDelivery: true, freeDelivery: true } });
  expect(await termsOf((await placeOne(api, own)).orderId)).toMatchObject({
    deliveredBy: 'store',
    storeBears: { freeDelivery: 100 },
  });
});

test('the store bears its own coupon, and the operator that of the shop', async () => {
  const shop = await makeShop(api);
  const values = {
    title: { en: 'Two off' },
    type: 'default' as const,
    discountType: 'amount' as const,
    discount: 200,
    startsAt: new Date(NOON - 1000),
    endsAt: new Date(NOON + 1000),
  };
  await api.db.insert(coupons).values([
    { ...values, code: 'SHOP2' },
    { ...values, code: 'STORE2', type: 'store_wise', boundTo: [shop.store.id], storeId: shop.store.id },
  ]);
  const bears = async (coupon_code: string) =>
    (await termsOf((await placeOne(api, shop, { coupon_code })).orderId)).storeBears.coupon;
  expect(await bears('SHOP2')).toBe(0);
  expect(await bears('STORE2')).toBe(100);
});

test('a parcel keeps terms without a commission, and a trip those of its provider', async () => {
  const sender = await makeSender(api, await makeParcelService(api));
  const { order_id: parcelId } = await sender.send();
  expect(await termsOf(parcelId)).toMatchObject({ commission: { percent: 0 }, deliveredBy: 'operator' });
  const fleet = await makeFleet(api);
  await api.db.update(stores).set({ commissionPercent: 9 }).where(eq(stores.id, fleet.provider.id));
  const renter = await makeRenter(api, fleet);
  expect((await termsOf(await renter.rent())).commission.percent).toBe(9);
});
