import { applyCoupon, listCoupons } from '@errand/contract/coupons';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { placeOrder, quoteOrder } from '@errand/contract/orders-place';
import { trackOrder } from '@errand/contract/orders-track';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  CONTACT,
  DELIVERY_ADDRESS,
  makeBuyer,
  makeShop,
  type PlaceBody,
} from '../../../test/buyers.ts';
import { makeCustomer, makeStore } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { coupons } from '../promotions/promotions.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let number = 0;
/** A coupon of 10% with a unique code. */
async function makeCoupon(values: Partial<typeof coupons.$inferInsert> = {}) {
  number += 1;
  const code = values.code ?? `CODE${number}`;
  await api.db.insert(coupons).values({
    code,
    title: { en: 'Ten off', ar: 'خصم عشرة' },
    type: 'default',
    discountType: 'percent',
    discount: 10,
    startsAt: new Date(NOON - 1000),
    endsAt: new Date('2026-04-01T00:00:00+04:00'),
    ...values,
  });
  return code;
}

async function filled(kind: 'guest' | 'customer' = 'customer') {
  const shop = await makeShop(api);
  const buyer = await makeBuyer(api, shop, kind);
  await buyer.fill(shop.item.id);
  return { shop, buyer, storeId: shop.store.id };
}

const apply = (buyer: Buyer, code: string, store_id: number, order_amount?: number) =>
  buyer.client.call(applyCoupon, { query: { code, store_id, order_amount } });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );
const outcomes = (calls: Promise<unknown>[]) => Promise.all(calls.map(codeOf));

// Requirements: MONEY-19.
test('applying a coupon by its code returns its terms and counts no use', async () => {
  const { buyer, storeId, shop } = await filled();
  const code = await makeCoupon({ minPurchaseMinor: 500, maxDiscountMinor: 300, perCustomer: 1 });
  for (const written of [code, ` ${code.toLowerCase()} `]) {
    expect(await apply(buyer, written, storeId, 10)).toMatchObject({
      code,
      coupon_type: 'default',
      discount: 10,
      discount_type: 'percent',
      min_purchase: 5,
      max_discount: 3,
      zoneId: null,
      data: '[]',
    });
  }
  const zoneCode = await makeCoupon({ type: 'zone_wise', boundTo: [shop.zone.id] });
  expect(await apply(buyer, zoneCode, storeId)).toMatchObject({
    coupon_type: 'zone_wise',
    zoneId: shop.zone.id,
    data: `[${shop.zone.id}]`,
    zones: [shop.zone.name.en],
  });
  const ofType = async (values: Parameters<typeof makeCoupon>[0]) =>
    apply(buyer, await makeCoupon(values), storeId, 10);
  expect(await ofType({ type: 'store_wise', boundTo: [storeId] })).toMatchObject({
    coupon_type: 'store_wise',
    zoneId: null,
    data: `[${storeId}]`,
  });
  expect(await ofType({ type: 'free_delivery', discount: 0 })).toMatchObject({
    coupon_type: 'free_delivery',
    discount: 0,
  });
  expect(await ofType({ discountType: 'amount', discount: 200 })).toMatchObject({
    discount_type: 'amount',
    discount: 2,
    max_discount: 0,
  });
});

// Requirements: MONEY-19.
test('a first-order coupon applies to the first order of a customer only', async () => {
  const { buyer, storeId, shop } = await filled();
  const code = await makeCoupon({ type: 'first_order' });
  expect(await apply(buyer, code, storeId, 10)).toMatchObject({
    coupon_type: 'first_order',
    discount: 10,
    zoneId: null,
    data: '[]',
  });
  await buyer.place({ coupon_code: code, order_amount: 11 });
  await buyer.fill(shop.item.id);
  expect(await codeOf(apply(buyer, code, storeId, 10))).toBe('coupon_first_order_only');
  expect(await codeOf(buyer.place({ coupon_code: code }))).toBe('coupon_first_order_only');
  const other = await makeBuyer(api, shop, 'customer');
  expect(await codeOf(apply(other, code, storeId, 10))).toBe('ok');
});

// Requirements: MONEY-21.
test('every rejection has its own message, when applied, in the quote and in the order', async () => {
  const { buyer, storeId } = await filled();
  const elsewhere = await makeStore(api.db);
  const cases = {
    coupon_minimum: await makeCoupon({ minPurchaseMinor: 1001 }),
    coupon_expired: await makeCoupon({ endsAt: new Date(NOON) }),
    coupon_other_store: await makeCoupon({ type: 'store_wise', boundTo: [elsewhere.id] }),
    coupon_other_zone: await makeCoupon({ type: 'zone_wise', boundTo: [elsewhere.zoneId] }),
    coupon_unknown: await makeCoupon({ active: false }),
  };
  const secret = await makeCoupon({ startsAt: new Date(NOON + 1000) });
  const foreign = await makeCoupon({ moduleId: elsewhere.moduleId });
  const all = [...Object.entries(cases), ['coupon_unknown', secret], ['coupon_unknown', foreign]] as const;
  for (const [problem, code] of all) {
    expect([code, await codeOf(apply(buyer, code, storeId, 10))]).toEqual([code, problem]);
    const body = { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: code };
    const quote = await buyer.client.call(quoteOrder, { query: {}, body });
    expect(quote).toMatchObject({ order_amount: 12, coupon_code: null, problems: [{ code: problem }] });
    expect(await codeOf(buyer.place(body))).toBe(problem);
  }
  expect(await codeOf(apply(buyer, '  ', storeId))).toBe('code');
  expect(await codeOf(apply(buyer, cases.coupon_minimum, 987_654))).toBe('not_found');
  const arabic = api.client({ ...buyer.viewer, language: 'ar' });
  await expect(
    arabic.call(applyCoupon, { query: { code: cases.coupon_expired, store_id: storeId } }),
  ).rejects.toMatchObject({ message: 'انتهت صلاحية هذه القسيمة.' });
});

// Requirements: MONEY-21.
test('the discount is in the quote, the invoice and the order; a canceled order returns the use', async () => {
  const { buyer, shop } = await filled();
  const code = await makeCoupon({ perCustomer: 1 });
  const body = { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: code.toLowerCase() };
  const quote = await buyer.client.call(quoteOrder, { query: {}, body });
  expect(quote).toMatchObject({ coupon_discount_amount: 1, order_amount: 11, coupon_code: code });
  const { order_id } = await buyer.place({ ...body, order_amount: 11 });
  const order = await buyer.client.call(trackOrder, { query: { order_id } });
  expect(order).toMatchObject({ coupon_discount_amount: 1, coupon_code: code, order_amount: 11 });
  await buyer.fill(shop.item.id);
  expect(await codeOf(buyer.place(body))).toBe('coupon_used_up');
  await buyer.client.call(cancelOrder, { query: {}, body: { order_id, reason: 'Changed my mind' } });
  expect(await codeOf(buyer.place(body))).toBe('ok');
});

// Requirements: MONEY-21.
test('of a customer’s two concurrent orders in two modules, one gets a single-use coupon', async () => {
  const { buyer } = await filled();
  const second = await makeShop(api);
  const client = api.client({ ...buyer.viewer, moduleId: second.module.id });
  const line = { item_id: second.item.id, quantity: 1 };
  const coupon_code = await makeCoupon({ perCustomer: 1 });
  const direct = { ...DELIVERY_ADDRESS, ...CONTACT, is_buy_now: 1, cart: [line], coupon_code };
  const outcome = await outcomes([
    buyer.place({ coupon_code }),
    client.call(placeOrder, { query: {}, body: direct }),
  ]);
  expect(outcome.toSorted()).toEqual(['coupon_used_up', 'ok']);
});

// Requirements: MONEY-21.
test('of ten concurrent customers three get a coupon with three uses', async () => {
  const shop = await makeShop(api);
  const coupon_code = await makeCoupon({ totalUses: 3 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(api, shop, 'customer')));
  for (const buyer of buyers) await buyer.fill(shop.item.id);
  const outcome = await outcomes(buyers.map((buyer) => buyer.place({ coupon_code })));
  expect(outcome.filter((code) => code === 'ok')).toHaveLength(3);
  expect(outcome.filter((code) => code === 'coupon_gone')).toHaveLength(7);
  const late = await makeBuyer(api, shop, 'customer');
  await late.fill(shop.item.id);
  expect(await codeOf(apply(late, coupon_code, shop.store.id))).toBe('coupon_gone');
  const listed = await late.client.call(listCoupons, { query: { store_id: shop.store.id } });
  expect(listed.map(({ code }) => code)).not.toContain(coupon_code);
  const quote = await late.client.call(quoteOrder, {
    query: {},
    body: { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code },
  });
  expect(quote.problems).toEqual([
    { code: 'coupon_gone', message: 'This coupon has been used up by others.' },
  ]);
});

// Requirements: MONEY-21.
test('a guest’s coupon use counts by phone, also under a new guest id and concurrently', async () => {
  const shop = await makeShop(api);
  const guests = await Promise.all([0, 1].map(() => makeBuyer(api, shop, 'guest')));
  for (const guest of guests) await guest.fill(shop.item.id);
  const coupon_code = await makeCoupon({ perCustomer: 1 });
  const first = await makeCoupon({ type: 'first_order' });
  const [listed = []] = await Promise.all(
    guests.map((guest) => guest.client.call(listCoupons, { query: { store_id: shop.store.id } })),
  );
  expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining([coupon_code, first]));
  const numbers = ['+971509998877', '050 999 8877'];
  const outcome = await outcomes(
    guests.map((guest, index) => guest.place({ coupon_code, contact_person_number: numbers[index] })),
  );
  expect(outcome.toSorted()).toEqual(['coupon_used_up', 'ok']);
  const third = await makeBuyer(api, shop, 'guest');
  await third.fill(shop.item.id);
  const again = { coupon_code: first, contact_person_number: '٠٥٠٩٩٩٨٨٧٧' };
  expect(await codeOf(third.place(again))).toBe('coupon_first_order_only');
  expect(await codeOf(third.place({ coupon_code: first, contact_person_number: '+971509998800' }))).toBe(
    'ok',
  );
});

test('a person’s coupon use counts for guest and account, by phone and by mail, in both directions, and in the list', async () => {
  const shop = await makeShop(api);
  const first = await makeCoupon({ type: 'first_order' });
  const once = await makeCoupon({ perCustomer: 1 });
  const buy = async (buyer: Buyer, body: PlaceBody) => {
    await buyer.fill(shop.item.id);
    return codeOf(buyer.place(body));
  };
  const guest = () => makeBuyer(api, shop, 'guest');
  const customer = async (phone: string, email: string) => {
    const account = await makeCustomer(api.db, { phone, email });
    return makeBuyer(api, shop, account);
  };
  const asGuest = { contact_person_number: '050 777 1001', contact_person_email: 'Rana@errand.test' };
  expect(await buy(await guest(), { ...asGuest, coupon_code: first })).toBe('ok');
  const samePhone = await customer('+971507771001', 'new@errand.test');
  const listed = async (buyer: Buyer) =>
    (await buyer.client.call(listCoupons, { query: { store_id: shop.store.id } })).map(({ code }) => code);
  expect(await listed(samePhone)).not.toContain(first);
  expect(await buy(samePhone, { coupon_code: first })).toBe('coupon_first_order_only');
  const sameMail = await customer('+971507771002', 'rana@errand.test');
  expect(await buy(sameMail, { coupon_code: first })).toBe('coupon_first_order_only');
  const other = await customer('+971507771003', 'other@errand.test');
  expect(await listed(other)).toEqual(expect.arrayContaining([first, once]));
  expect(await buy(other, { coupon_code: once })).toBe('ok');
  expect(await listed(other)).not.toContain(once);
  const otherwise = { coupon_code: once, contact_person_number: '+97150777 1004' };
  expect(await buy(await guest(), { ...otherwise, contact_person_number: '050-7771003' })).toBe(
    'coupon_used_up',
  );
  expect(await buy(await guest(), { ...otherwise, contact_person_email: 'OTHER@errand.test' })).toBe(
    'coupon_used_up',
  );
  expect(await buy(await guest(), otherwise)).toBe('ok');
});

test('a store’s coupon list has those for its module, its zone or itself', async () => {
  const { buyer, shop, storeId } = await filled();
  const elsewhere = await makeStore(api.db);
  const mine = await Promise.all([
    makeCoupon({ moduleId: shop.module.id }),
    makeCoupon({ type: 'zone_wise', boundTo: [shop.zone.id] }),
    makeCoupon({ type: 'store_wise', boundTo: [storeId] }),
  ]);
  const others = await Promise.all([
    makeCoupon({ moduleId: elsewhere.moduleId }),
    makeCoupon({ type: 'zone_wise', boundTo: [elsewhere.zoneId] }),
    makeCoupon({ type: 'store_wise', boundTo: [elsewhere.id] }),
  ]);
  const list = await buyer.client.call(listCoupons, { query: { store_id: storeId } });
  const codes = list.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(mine));
  for (const code of others) expect(codes).not.toContain(code);
  await api.db.update(coupons).set({ active: false }).where(eq(coupons.code, mine[0]));
});
