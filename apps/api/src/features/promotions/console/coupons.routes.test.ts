import {
  createCoupon,
  getCoupon,
  listCoupons,
  updateCoupon,
} from '@errand/contract/console/promotions/coupons';
import { quoteOrder } from '@errand/contract/orders-place';
import { expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';

const { shop, operator: browser } = await openConsole();

const BODY = {
  title: { en: 'Spring', ar: 'الربيع' },
  code: 'spring10',
  type: 'default' as const,
  percent: 10,
  starts_at: '2026-03-01T00:00:00Z',
  ends_at: '2026-04-01T00:00:00Z',
};
const create = (more: object = {}) => browser.call(createCoupon, { body: { ...BODY, ...more } });

test('a coupon created in the console is used at checkout, counts its uses and can be changed and switched off', async () => {
  const made = await create({ total_uses: 1 });
  expect(made).toMatchObject({
    code: 'SPRING10',
    percent: 10,
    amount_minor: null,
    uses: 0,
    state: 'running',
  });
  const place = await makeShop(shop.api);
  const buyer = await makeBuyer(shop.api, place);
  await buyer.fill(place.item.id, 2);
  const discount = async () => {
    const body = { ...DELIVERY_ADDRESS, ...CONTACT, coupon_code: 'spring\u0661\u0660\u200f' };
    return (await buyer.client.call(quoteOrder, { query: {}, body })).coupon_discount_amount;
  };
  expect(await discount()).toBe(2);
  const change = (version: string, more: object) =>
    browser.call(updateCoupon, { params: { id: made.id }, body: { ...BODY, version, ...more } });
  const changed = await change(made.version, { percent: null, amount_minor: 350, total_uses: 1 });
  expect(await discount()).toBe(3.5);
  expect(await codeOf(change(made.version, {}))).toBe('changed_meanwhile');
  await buyer.place({ coupon_code: 'SPRING10' });
  const used = await browser.call(getCoupon, { params: { id: made.id } });
  expect(used).toMatchObject({ uses: 1, state: 'used_up', amount_minor: 350 });
  await change(changed.version, { active: false });
  expect(await browser.call(getCoupon, { params: { id: made.id } })).toMatchObject({ state: 'off' });
});

test('a coupon that could not be used is rejected', async () => {
  await create({ code: 'TAKEN' });
  expect(await codeOf(create({ code: 'taken' }))).toBe('coupon_code_taken');
  expect(await codeOf(create({ code: 'A1', percent: null }))).toBe('coupon_discount');
  expect(await codeOf(create({ code: 'A2', amount_minor: 100 }))).toBe('coupon_discount');
  expect(await codeOf(create({ code: 'A3', type: 'zone_wise' }))).toBe('coupon_target');
  expect(await codeOf(create({ code: 'A4', bound_to: [1] }))).toBe('coupon_target');
  for (const type of ['store_wise', 'zone_wise'])
    expect(await codeOf(create({ code: 'A6', type, bound_to: [999_999] }))).toBe('coupon_target');
  expect(await codeOf(create({ code: 'A7', module_id: 999_999 }))).toBe('promotion_target');
  expect(await codeOf(create({ code: 'A5', ends_at: BODY.starts_at }))).toBe('promotion_period');
  expect((await create({ code: 'RIDE', type: 'free_delivery', percent: null })).percent).toBeNull();
});

test('coupons are found by code, title, type and state', async () => {
  await create({ code: 'PLANNED', title: { en: '100% summer' }, starts_at: '2026-03-20T00:00:00Z' });
  const codes = async (query: object) =>
    (await browser.call(listCoupons, { query })).rows.map(({ code }) => code);
  expect(await codes({ search: 'plann' })).toEqual(['PLANNED']);
  expect(await codes({ search: '100%' })).toEqual(['PLANNED']);
  expect(await codes({ type: 'free_delivery' })).toEqual(['RIDE']);
  expect(await codes({ active: false })).toEqual(['SPRING10']);
  expect((await codes({ sort: 'code', direction: 'asc' }))[0]).toBe('PLANNED');
  const { total, next } = await browser.call(listCoupons, { query: { limit: 1 } });
  expect([total, next]).toEqual([4, '1']);
});

test('a search finds titles and codes in every spelling, and not the keys of the stored languages', async () => {
  await create({ code: 'SESAME', title: { en: 'Red sesame', ar: 'السمسم الأحمر' } });
  const found = async (search: string) =>
    (await browser.call(listCoupons, { query: { search } })).rows.map(({ code }) => code);
  for (const search of ['السمسم الاحمر', 'سمسم\u200f', 'RED', 'ｓｅｓａｍｅ'])
    expect([search, await found(search)]).toEqual([search, ['SESAME']]);
  expect(await found('ar')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('a coupon whose limit per person is left out may be used once by each', async () => {
  expect(await create({ code: 'ONCE' })).toMatchObject({ per_customer: 1 });
  expect(await create({ code: 'OFTEN', per_customer: 0 })).toMatchObject({ per_customer: 0 });
});
