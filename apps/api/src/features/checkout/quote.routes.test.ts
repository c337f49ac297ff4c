import { quoteOrder } from '@errand/contract/orders-place';
import { getStore, getStoreDelivery, listStoreDeliveries } from '@errand/contract/stores';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { CENTER, type makeStore, makeStoreDiscount, makeZoneModule } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { zoneModules, zones } from '../location/location.tables.ts';
import { coupons } from '../promotions/promotions.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function makeCoupon(values: Partial<typeof coupons.$inferInsert> & { code: string }) {
  await api.db.insert(coupons).values({
    title: { en: 'Coupon' },
    type: 'default',
    discountType: 'percent',
    discount: 10,
    startsAt: new Date('2020-01-01'),
    endsAt: new Date('2040-01-01'),
    ...values,
  });
}

// Requirements: MONEY-14, MONEY-15.
test('every part of the total is computed by the server, and the parts add up', async () => {
  const shop = await makeShop(api, { store: { taxRate: 5, packagingMinor: 50 }, item: { discount: 10 } });
  await makeStoreDiscount(api.db, shop.store.id, { percent: 20 });
  await api.db
    .insert(zoneModules)
    .values({ zoneId: shop.zone.id, moduleId: shop.module.id, perKmMinor: 100, minimumMinor: 300 });
  await makeCoupon({ code: 'TEN' });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const quote = await buyer.client.call(quoteOrder, {
    query: {},
    body: { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: 'ten', dm_tips: 1.5 },
  });
  expect(quote).toMatchObject({
    items_amount: 10,
    discount_amount: 0,
    store_discount_amount: 2,
    coupon_discount_amount: 0.8,
    tax_amount: 0.36,
    tax_status: 'excluded',
    delivery_charge: 3,
    extra_packaging_amount: 0.5,
    dm_tips: 1.5,
    order_amount: 12.56,
    problems: [],
  });
  await buyer.place({ coupon_code: 'TEN', dm_tips: 1.5, order_amount: 12.56 });
});

// Requirements: MONEY-24.
test('the store page and the cards show the charge of checkout to the cent, and lists a lower bound of it', async () => {
  const shop = await makeShop(api);
  await api.db
    .insert(zoneModules)
    .values({ zoneId: shop.zone.id, moduleId: shop.module.id, perKmMinor: 100, minimumMinor: 30 });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const offsets = [0, 0.000_45, 0.001_49, 0.0049, 0.0123, 0.0304];
  for (const [index, offset] of offsets.entries()) {
    const point = {
      latitude: CENTER.latitude + offset,
      longitude: CENTER.longitude + (offsets[offsets.length - 1 - index] ?? 0),
    };
    // Pages round the place to three decimals.
    const cell = {
      latitude: Number(point.latitude.toFixed(3)),
      longitude: Number(point.longitude.toFixed(3)),
    };
    const id = String(shop.store.id);
    const [quote, page, cards, card] = await Promise.all([
      buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT, ...point } }),
      api.client({ ...buyer.viewer, point }).call(getStoreDelivery, { params: { id: shop.store.id } }),
      api
        .client({ ...buyer.viewer, point })
        .call(listStoreDeliveries, { query: { ids: JSON.stringify([shop.store.id, 999_999]) } }),
      api.client({ ...buyer.viewer, point: cell }).call(getStore, { params: { id } }),
    ]);
    expect(page).toMatchObject({ delivery_charge: quote.delivery_charge, delivery_charge_exact: true });
    expect(cards).toEqual([{ store_id: shop.store.id, ...page }]);
    expect(page.distance).toBe(Math.round((quote.distance ?? 0) * 1000));
    expect(card.delivery_charge).toBeLessThanOrEqual(quote.delivery_charge);
    expect(card.distance).toBeLessThanOrEqual(page.distance ?? 0);
    expect(card.delivery_charge_exact).toBe(false);
  }
});

// Requirements: MONEY-24..26, MONEY-31, MONEY-33..35.
test('an order costs what the rates of its zone, the zone’s surcharge or the store’s own couriers charge', async () => {
  const rates = { perKmMinor: 1000, minimumMinor: 0, maximumMinor: null };
  const quoteOf = async (values: {
    rates?: Partial<typeof zoneModules.$inferInsert>;
    zone?: Partial<typeof zones.$inferInsert>;
    store?: Parameters<typeof makeStore>[1];
  }) => {
    const shop = await makeShop(api, { store: values.store });
    const ids = { zoneId: shop.zone.id, moduleId: shop.module.id };
    await api.db.insert(zoneModules).values({ ...ids, ...rates, ...values.rates });
    if (values.zone) await api.db.update(zones).set(values.zone).where(eq(zones.id, shop.zone.id));
    const buyer = await makeBuyer(api, shop);
    await buyer.fill(shop.item.id);
    const body = { ...DELIVERY_ADDRESS, ...CONTACT };
    const quote = await buyer.client.call(quoteOrder, { query: {}, body });
    expect(quote.order_amount).toBeCloseTo(10 + quote.delivery_charge + quote.surcharge, 5);
    await buyer.place({ order_amount: quote.order_amount });
    return quote;
  };
  const chargeOf = async (values: Parameters<typeof quoteOf>[0]) => (await quoteOf(values)).delivery_charge;

  const { distance, ...plain } = await quoteOf({});
  expect(distance).toBeGreaterThan(1);
  expect(plain.delivery_charge).toBeCloseTo((distance ?? 0) * 10, 1);
  expect(plain.surcharge).toBe(0);
  expect(await chargeOf({ rates: { minimumMinor: 5000 } })).toBe(50);
  expect(await chargeOf({ rates: { maximumMinor: 100 } })).toBe(1);
  const fixed = { chargeType: 'fixed', fixedMinor: 500 } as const;
  expect(await chargeOf({ rates: fixed })).toBe(5);

  const surchargeOf = async (zone: Partial<typeof zones.$inferInsert>) =>
    (await quoteOf({ rates: fixed, zone })).surcharge;
  expect(await surchargeOf({ surchargeActive: true, surchargeType: 'percent', surchargeValue: 20 })).toBe(1);
  expect(await surchargeOf({ surchargeActive: true, surchargeType: 'amount', surchargeValue: 175 })).toBe(
    1.75,
  );
  expect(await surchargeOf({ surchargeActive: false, surchargeType: 'amount', surchargeValue: 175 })).toBe(0);

  const own = { selfDelivery: true, perKmMinor: 2000 };
  expect(await chargeOf({ store: own })).toBeCloseTo((distance ?? 0) * 20, 1);
  expect(await chargeOf({ store: { ...own, minimumChargeMinor: 7000 } })).toBe(70);
  expect(await chargeOf({ store: { ...own, maximumChargeMinor: 125 } })).toBe(1.25);
  expect(await chargeOf({ store: { ...own, freeDelivery: true } })).toBe(0);
});

test('a basket pays the fee of its band, at the hour of the delivery, and cards say from which charge on a store delivers', async () => {
  const shop = await makeShop(api, { item: { priceMinor: 500 } });
  const bands = [
    { from: 0, feeMinor: 500 },
    { from: 800, feeMinor: 250 },
  ];
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  const hours = [{ days: everyDay, from: 1080, to: 1200, extraMinor: 75 }];
  await makeZoneModule(api.db, shop.zone.id, shop.module.id, { chargeType: 'basket_bands', bands, hours });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const ask = (schedule_at?: string) =>
    buyer.client.call(quoteOrder, {
      query: {},
      body: { ...DELIVERY_ADDRESS, ...CONTACT, ...(schedule_at && { schedule_at }) },
    });
  const tomorrow = new Date(api.clock.now() + 86_400_000).toISOString().slice(0, 10);
  const chargesAt = async () => [
    (await ask(`${tomorrow} 12:00:00`)).delivery_charge,
    (await ask(`${tomorrow} 18:30:00`)).delivery_charge,
  ];
  expect(await chargesAt()).toEqual([5, 5.75]);
  await buyer.fill(shop.item.id);
  expect(await chargesAt()).toEqual([2.5, 3.25]);
  const point = { latitude: CENTER.latitude + 0.01, longitude: CENTER.longitude };
  const viewer = api.client({ ...buyer.viewer, point });
  const card = await viewer.call(getStoreDelivery, { params: { id: shop.store.id } });
  expect(card.delivery_charge_exact).toBe(false);
  expect([2.5, 3.25]).toContain(card.delivery_charge);
  const quote = await ask(`${tomorrow} 18:30:00`);
  await buyer.place({ schedule_at: `${tomorrow} 18:30:00`, order_amount: quote.order_amount });
});

test('without an address the quote uses the chosen place, and reports when there is none', async () => {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const here = api.client({ ...buyer.viewer, point: { latitude: 25.02, longitude: 55 } });
  const quote = await here.call(quoteOrder, { query: {}, body: {} });
  expect(quote.distance).toBeCloseTo(2.224, 2);
  expect(quote.problems.map((problem) => problem.code)).toEqual(['contact_required']);
  const nowhere = await buyer.client.call(quoteOrder, { query: {}, body: CONTACT });
  expect(nowhere).toMatchObject({ distance: null, problems: [{ code: 'coordinates' }] });
});

// Requirements: MONEY-12, MONEY-13, MONEY-17, MONEY-18.
test('a coupon takes its share or its sum off, up to its maximum; 0 is no maximum', async () => {
  const shop = await makeShop(api, { item: { priceMinor: 10_000 } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const discountOf = async (code: string, values: Partial<typeof coupons.$inferInsert>) => {
    await makeCoupon({ code, ...values });
    const body = { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: code };
    const quote = await buyer.client.call(quoteOrder, { query: {}, body });
    expect(quote.items_amount + quote.delivery_charge - quote.coupon_discount_amount).toBe(
      quote.order_amount,
    );
    return quote.coupon_discount_amount;
  };
  expect(await discountOf('HALF', { discount: 50, maxDiscountMinor: 0 })).toBe(50);
  expect(await discountOf('CAPPED', { discount: 50, maxDiscountMinor: 1250 })).toBe(12.5);
  expect(await discountOf('UNDER', { discount: 10, maxDiscountMinor: 1250 })).toBe(10);
  expect(await discountOf('SUM', { discountType: 'amount', discount: 700, maxDiscountMinor: 0 })).toBe(7);
});

// Requirements: MONEY-20.
test('a coupon below its minimum reports the minimum and gives no discount', async () => {
  const shop = await makeShop(api);
  await makeCoupon({ code: 'BIG', minPurchaseMinor: 5000 });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const quote = await buyer.client.call(quoteOrder, {
    query: {},
    body: { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: 'BIG' },
  });
  expect(quote.coupon_discount_amount).toBe(0);
  expect(quote.problems).toEqual([
    { code: 'coupon_minimum', message: 'To apply this coupon,the minimum purchase amount is $50.00' },
  ]);
  await expect(buyer.place({ coupon_code: 'BIG' })).rejects.toMatchObject({ code: 'coupon_minimum' });
});

test('coupons respect their type, their period and their number of uses', async () => {
  const shop = await makeShop(api);
  await makeCoupon({ code: 'ONCE', perCustomer: 1 });
  await makeCoupon({ code: 'FIRST', type: 'first_order' });
  await makeCoupon({ code: 'RIDE', type: 'free_delivery' });
  await makeCoupon({ code: 'OTHERSTORE', type: 'store_wise', boundTo: [shop.store.id + 1000] });
  await makeCoupon({ code: 'THISZONE', type: 'zone_wise', boundTo: [shop.zone.id] });
  await makeCoupon({ code: 'OVER', endsAt: new Date('2021-01-01') });
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  const codes = async (coupon_code: string) => {
    const quote = await buyer.client.call(quoteOrder, {
      query: {},
      body: { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code },
    });
    return quote.problems.map((problem) => problem.code);
  };
  expect(await codes('FIRST')).toEqual([]);
  expect(await codes('OTHERSTORE')).toEqual(['coupon_other_store']);
  expect(await codes('THISZONE')).toEqual([]);
  expect(await codes('OVER')).toEqual(['coupon_expired']);
  expect(await codes('NOPE')).toEqual(['coupon_unknown']);
  await expect(buyer.place({ coupon_code: 'NOPE' })).rejects.toMatchObject({ status: 404 });
  const ride = await buyer.client.call(quoteOrder, {
    query: {},
    body: { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: 'RIDE' },
  });
  expect(ride).toMatchObject({
    delivery_charge: 0,
    original_delivery_charge: 2,
    free_delivery_because: 'coupon',
  });

  await buyer.place({ coupon_code: 'ONCE' });
  await buyer.fill(shop.item.id);
  expect(await codes('ONCE')).toEqual(['coupon_used_up']);
  expect(await codes('FIRST')).toEqual(['coupon_first_order_only']);
});
