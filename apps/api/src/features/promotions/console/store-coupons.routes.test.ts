import * as contract from '@errand/contract/console/promotions/coupons';
import { quoteOrder } from '@errand/contract/orders-place';
import { expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
let coupons = 0;

async function makeCouponShop() {
  const made = await makeShop(api);
  const { id } = made.store;
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id } as const }];
  return { ...made, params: { id }, manager: await shop.signedIn(await shop.makeStaff({ grants })) };
}

function coupon(terms: Partial<contract.StoreCouponBody> = {}) {
  coupons += 1;
  return {
    title: { en: 'Evening bread' },
    code: `bread${coupons}`,
    percent: 25,
    starts_at: new Date(api.clock.now() - 1000).toISOString(),
    ends_at: new Date(api.clock.now() + 86_400_000).toISOString(),
    ...terms,
  };
}

/** The discount of an order of one item of 10.00. */
async function discountOf(made: Awaited<ReturnType<typeof makeCouponShop>>, code: string) {
  const buyer = await makeBuyer(api, made);
  await buyer.fill(made.item.id);
  const body = { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: code };
  return (await buyer.client.call(quoteOrder, { query: {}, body })).coupon_discount_amount;
}

test('a store’s own coupon is valid at that store alone, and names the store that bears it', async () => {
  const [own, other] = [await makeCouponShop(), await makeCouponShop()];
  const { params } = own;
  const made = await own.manager.call(contract.createStoreCoupon, { params, body: coupon() });
  expect(made).toMatchObject({ type: 'store_wise', bound_to: [params.id], store_id: params.id });
  expect(await discountOf(own, made.code)).toBe(2.5);
  expect(await discountOf(other, made.code)).toBe(0);
  const listed = await own.manager.call(contract.listStoreCoupons, { params });
  expect(listed.rows.map(({ code }) => code)).toEqual([made.code]);
  expect(await codeOf(other.manager.call(contract.listStoreCoupons, { params }))).toBe('not_found');
  const { version } = made;
  const update = { params: { id: other.params.id, coupon: made.id }, body: { ...coupon(), version } };
  expect(await codeOf(other.manager.call(contract.updateStoreCoupon, update))).toBe('not_found');
});

test('a store’s coupons stay within the operator’s bounds, and cannot give free delivery', async () => {
  const { params, manager } = await makeCouponShop();
  await changeInConsole(operator, 'store_offer_max_percent', 30);
  await changeInConsole(operator, 'store_offer_max_discount', 5);
  const create = (terms: object, by = manager) =>
    by.call(contract.createStoreCoupon, { params, body: coupon(terms) });
  expect(await codeOf(create({ percent: 31, max_discount_minor: 500 }))).toBe('store_bounds');
  expect(await codeOf(create({ percent: 30 }))).toBe('store_bounds');
  expect(await codeOf(create({ percent: null, amount_minor: 501 }))).toBe('store_bounds');
  const made = await create({ percent: null, amount_minor: 500, type: 'free_delivery' });
  expect(made).toMatchObject({ type: 'store_wise', amount_minor: 500 });
  expect(await create({ percent: 60 }, operator)).toMatchObject({ percent: 60 });
  const { version } = made;
  const raise = { params: { ...params, coupon: made.id }, body: { ...coupon(), percent: 31, version } };
  expect(await codeOf(manager.call(contract.updateStoreCoupon, raise))).toBe('store_bounds');
  await changeInConsole(operator, 'store_offer_max_discount', null);
  await changeInConsole(operator, 'store_offer_max_percent', 50);
});

test('the office cannot extend a store’s coupon to other stores, which its store would pay', async () => {
  const { params, manager } = await makeCouponShop();
  const made = await manager.call(contract.createStoreCoupon, { params, body: coupon() });
  const { id, version } = made;
  const update = (change: object) =>
    operator.call(contract.updateCoupon, {
      params: { id },
      body: { ...coupon(), type: 'store_wise', bound_to: [params.id], version, ...change },
    });
  expect(await codeOf(update({ type: 'default', bound_to: [] }))).toBe('coupon_target');
  expect(await update({ percent: 80 })).toMatchObject({ percent: 80, store_id: params.id });
});
