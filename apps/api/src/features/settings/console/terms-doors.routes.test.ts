import { createCoupon, createStoreCoupon, getCoupon } from '@errand/contract/console/promotions/coupons';
import { changeSetting, listSettings, undoSetting } from '@errand/contract/console/settings';
import { getStore } from '@errand/contract/console/stores';
import { setStoreCommission } from '@errand/contract/console/stores/commission';
import { setStorePlan } from '@errand/contract/console/stores/plan';
import { expect, test } from 'vitest';
import { makeShop } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makePlan } from '../../../../test/factories/index.ts';
import { DEFAULT_SETTINGS, groupOf } from '../settings.defaults.ts';
import { isSetting } from '../settings.schema.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const TERMS = Object.keys(DEFAULT_SETTINGS)
  .filter(isSetting)
  .filter((key) => groupOf(key) === 'terms');

async function makeManager() {
  const place = await makeShop(api);
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: place.store.id } as const }];
  return { store: place.store, browser: await shop.signedIn(await shop.makeStaff({ grants })) };
}

const DENIED = 'permission_denied';

test('no store changes or undoes a term of the office', async () => {
  const { browser } = await makeManager();
  const { rows } = await operator.call(listSettings, {});
  for (const key of TERMS) {
    const row = rows.find((one) => one.key === key);
    const version = row?.version ?? '';
    const params = { key };
    const change = browser.call(changeSetting, { params, body: { value: row?.value, version } });
    expect([key, await codeOf(change)]).toEqual([key, DENIED]);
    expect(await codeOf(browser.call(undoSetting, { params, body: { version } }))).toBe(DENIED);
  }
});

test('a store sets neither its commission nor a plan that is not offered, and no share of its coupon', async () => {
  const { browser, store } = await makeManager();
  const params = { id: store.id };
  const { version, commission_percent } = await operator.call(getStore, { params });
  const commission = browser.call(setStoreCommission, { params, body: { commission_percent: 0, version } });
  expect(await codeOf(commission)).toBe(DENIED);
  const { id } = await makePlan(api.db);
  expect(await codeOf(browser.call(setStorePlan, { params, body: { plan_id: id, version } }))).toBe(DENIED);
  expect((await operator.call(getStore, { params })).commission_percent).toBe(commission_percent);
  const at = (days: number) => new Date(api.clock.now() + days * 86_400_000).toISOString();
  const coupon = {
    title: { en: 'Free lunch' },
    code: `LUNCH${store.id}`,
    percent: 10,
    min_purchase_minor: 0,
    max_discount_minor: 0,
    per_customer: 1,
    total_uses: 0,
    starts_at: at(0),
    ends_at: at(1),
    active: true,
    // A field of the office's form.
    store_percent: 0,
  };
  const made = await browser.call(createStoreCoupon, { params, body: coupon });
  expect(made.store_percent).toBeNull();
  const byOffice = { ...coupon, code: `SHARED${store.id}`, type: 'default' as const, bound_to: [] };
  expect(await codeOf(browser.call(createCoupon, { body: byOffice }))).toBe(DENIED);
  expect((await operator.call(createCoupon, { body: byOffice })).store_percent).toBe(0);
  expect((await operator.call(getCoupon, { params: { id: made.id } })).store_percent).toBeNull();
});

test('every term has bounds, and a value beyond them is rejected', async () => {
  const { rows } = await operator.call(listSettings, {});
  for (const { key, bounds, choices } of rows.filter((row) => TERMS.some((term) => term === row.key))) {
    expect([key, bounds !== null || choices.length > 1]).toEqual([key, true]);
    const beyond = bounds ? bounds.most + 1 : 'nobody';
    expect(await codeOf(changeInConsole(operator, key, beyond))).toMatch(
      /^(setting_bounds|setting_invalid|value)$/,
    );
  }
});
