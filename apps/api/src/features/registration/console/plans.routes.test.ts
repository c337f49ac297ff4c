import { getStore } from '@errand/contract/console/stores';
import { setStorePlan } from '@errand/contract/console/stores/plan';
import * as contract from '@errand/contract/console/stores/plans';
import { listStorePlans } from '@errand/contract/registration';
import { expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeStore } from '../../../../test/factories/index.ts';

const { shop, operator } = await openConsole();

const BODY = {
  name: { en: 'Stall', ar: 'كشك' },
  description: { en: 'For one stall' },
  price_minor: 2900,
  validity_days: 30,
  most_items: 50,
};
const offered = async () => (await shop.api.client().call(listStorePlans, {})).packages;

test('a plan of the office is offered to applicants at once, in its order, until it is switched off', async () => {
  expect(await offered()).toEqual([]);
  await changeInConsole(operator, 'subscription_business_model', 1);
  const stall = await operator.call(contract.createPlan, { body: { ...BODY, position: 2 } });
  await operator.call(contract.createPlan, { body: { ...BODY, name: { en: 'Hall' }, position: 1 } });
  const shown = await offered();
  expect(shown.map(({ package_name }) => package_name)).toEqual(['Hall', 'Stall']);
  expect(shown[1]).toMatchObject({ price: 29, validity: 30, max_product: '50', review: 0, self_delivery: 0 });
  const { version } = stall;
  const params = { id: stall.id };
  const off = { params, body: { ...BODY, active: false, version } };
  await operator.call(contract.updatePlan, off);
  expect((await offered()).map(({ package_name }) => package_name)).toEqual(['Hall']);
  expect(await codeOf(operator.call(contract.updatePlan, off))).toBe('changed_meanwhile');
});

test('a plan that is no longer offered stays with its stores, which the list counts', async () => {
  const plan = await operator.call(contract.createPlan, {
    body: { ...BODY, reviews: true, own_delivery: true },
  });
  const { id } = await makeStore(shop.api.db);
  const { version } = await operator.call(getStore, { params: { id } });
  await operator.call(setStorePlan, { params: { id }, body: { plan_id: plan.id, version } });
  const params = { id: plan.id };
  const current = await operator.call(contract.getPlan, { params });
  expect(current.stores).toBe(1);
  const body = { ...BODY, active: false, version: current.version };
  expect(await operator.call(contract.updatePlan, { params, body })).toMatchObject({ stores: 1 });
  const store = await operator.call(getStore, { params: { id } });
  expect(store).toMatchObject({ self_delivery: true, commission_percent: 0 });
  const { rows } = await operator.call(contract.listPlans, { query: { active: 'true' } });
  expect(rows.map(({ id: planId }) => planId)).not.toContain(plan.id);
});
