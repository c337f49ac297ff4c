import { randomUUID } from 'node:crypto';
import type { AgreedTerms, TermSettings } from '@errand/domain/books';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, placeOne } from '../../../../test/buyers.ts';
import { deliver } from '../../../../test/delivered-orders.ts';
import { makeCourier } from '../../../../test/factories/index.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { makePlan } from '../../../../test/factories/registration.ts';
import { makeFleet, makeRenter } from '../../../../test/factories/trips.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { coupons } from '../../promotions/promotions.tables.ts';
import { changeSettings } from '../../settings/index.ts';
import { stores } from '../../stores/stores.tables.ts';
import { orders } from '../orders.tables.ts';
import { bookOrder } from './book-order.ts';

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

test('an order of a store with reverse charge keeps a commission without tax', async () => {
  await changeSettings(api.deps, { commission_tax_percent: 19 });
  const shop = await makeShop(api);
  expect((await termsOf((await placeOne(api, shop)).orderId)).commission.taxPercent).toBe(19);
  await api.db.update(stores).set({ reverseCharge: true }).where(eq(stores.id, shop.store.id));
  expect((await termsOf((await placeOne(api, shop)).orderId)).commission.taxPercent).toBe(0);
  await changeSettings(api.deps, { commission_tax_percent: 0 });
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

/** A shop with a coupon of its own store, two of the operator's, one of them with a share, and what the store bears of each. */
async function makeCoupons() {
  const shop = await makeShop(api);
  const name = randomUUID().slice(0, 8).toUpperCase();
  const values = {
    title: { en: 'Two off' },
    type: 'default' as const,
    discountType: 'amount' as const,
    discount: 200,
    startsAt: new Date(NOON - 1000),
    endsAt: new Date(NOON + 1000),
  };
  const ofStore = { type: 'store_wise' as const, boundTo: [shop.store.id], storeId: shop.store.id };
  await api.db.insert(coupons).values([
    { ...values, code: `SHOP-${name}` },
    { ...values, code: `SHARED-${name}`, storePercent: 30 },
    { ...values, ...ofStore, code: `STORE-${name}` },
  ]);
  const bears = async (kind: 'SHOP' | 'SHARED' | 'STORE') => {
    const { orderId } = await placeOne(api, shop, { coupon_code: `${kind}-${name}` });
    return (await termsOf(orderId)).storeBears.coupon;
  };
  return async () => [await bears('STORE'), await bears('SHOP'), await bears('SHARED')];
}

test('a coupon is borne by its issuer, as the office divides it, or as the coupon says', async () => {
  const bears = await makeCoupons();
  expect(await bears()).toEqual([100, 0, 30]);
  await changeSettings(api.deps, { store_own_coupon_percent: 80, store_shop_coupon_percent: 10 });
  expect(await bears()).toEqual([80, 10, 30]);
  await changeSettings(api.deps, { store_own_coupon_percent: 100, store_shop_coupon_percent: 0 });
});

test('a free delivery is borne by the one who gives it, as the office divides it', async () => {
  const free = { type: 'free_delivery_to_all_store', free_delivery_over: 0 } as const;
  const own = await makeShop(api, { store: { selfDelivery: true, freeDelivery: true } });
  const usual = await makeShop(api);
  await changeSettings(api.deps, {
    store_own_free_delivery_percent: 70,
    store_shop_free_delivery_percent: 20,
    admin_free_delivery: { ...free, status: true },
  });
  const bears = async (shop: typeof own) =>
    (await termsOf((await placeOne(api, shop)).orderId)).storeBears.freeDelivery;
  expect([await bears(own), await bears(usual)]).toEqual([70, 20]);
  await changeSettings(api.deps, {
    store_own_free_delivery_percent: 100,
    store_shop_free_delivery_percent: 0,
    admin_free_delivery: { ...free, status: false },
  });
});

test('a change of every term by the office rewrites neither a past nor an open order', async () => {
  const shop = await makeShop(api);
  const past = await placeOne(api, shop);
  await deliver(api, past.orderId, (await makeCourier(api.db, { zoneId: shop.zone.id })).id);
  const open = await placeOne(api, shop);
  const courier = await makeCourier(api.db, { zoneId: shop.zone.id });
  const terms = async () => [await termsOf(past.orderId), await termsOf(open.orderId)];
  const before = await terms();
  const booked = await postedFor(past.orderId);
  const former = await api.deps.settings();
  await changeSettings(api.deps, OTHER_TERMS);
  expect(await terms()).toEqual(before);
  await deliver(api, open.orderId, courier.id);
  expect(await terms()).toEqual(before);
  await api.db.transaction((tx) => bookOrder(api.deps, tx, past.orderId));
  expect(await postedFor(past.orderId)).toEqual(booked);
  expect(await postedFor(open.orderId)).toEqual(booked);
  const next = await termsOf((await placeOne(api, shop)).orderId);
  expect(next).not.toEqual(before[0]);
  await changeSettings(api.deps, pickTerms(former));
});

/** What the ledger has for an order, by account and part; the courier of each order is another one. */
async function postedFor(orderId: number) {
  const { rows } = await api.db.execute<{ owner: string; part: string; amount: number }>(sql`
    select regexp_replace(a.owner, 'courier:[0-9]+', 'courier') as owner, e.part, e.amount::float8 as amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`order:${orderId}`} order by 1, 2, 3`);
  return rows;
}

/** Every term with another value than the usual one. */
const OTHER_TERMS: TermSettings = {
  admin_commission: 33,
  commission_basis: 'listed',
  commission_basis_tax: 'without',
  commission_tax_percent: 20,
  courier_delivery_percent: 50,
  courier_return_fee_percent: 50,
  store_discount_percent: 50,
  store_own_coupon_percent: 50,
  store_shop_coupon_percent: 50,
  store_own_free_delivery_percent: 50,
  store_shop_free_delivery_percent: 50,
  goods_tax_payer: 'operator',
  cancellation_fee_store_percent: 50,
  cancellation_fee_courier_percent: 50,
};

function pickTerms(settings: TermSettings): TermSettings {
  const keys = Object.keys(OTHER_TERMS) as (keyof TermSettings)[];
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as TermSettings;
}

test('a parcel keeps terms without a commission, and a trip those of its provider', async () => {
  const sender = await makeSender(api, await makeParcelService(api));
  const { order_id: parcelId } = await sender.send();
  expect(await termsOf(parcelId)).toMatchObject({ commission: { percent: 0 }, deliveredBy: 'operator' });
  const fleet = await makeFleet(api);
  await api.db.update(stores).set({ commissionPercent: 9 }).where(eq(stores.id, fleet.provider.id));
  const renter = await makeRenter(api, fleet);
  expect((await termsOf(await renter.rent())).commission.percent).toBe(9);
});
