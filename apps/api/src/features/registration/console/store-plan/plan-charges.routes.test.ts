import { getStoreBalance } from '@errand/contract/console/finance/balances';
import { getStorePayments, payFromStore } from '@errand/contract/console/finance/store-payments';
import { getStatement } from '@errand/contract/console/kitchen/board';
import { getStorePlan, takeStorePlan } from '@errand/contract/console/stores/plan';
import { approveStoreApplication } from '@errand/contract/console/support/applications';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeShop, type Shop } from '../../../../../test/buyers.ts';
import { changeInConsole } from '../../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../../test/console/start-console.ts';
import { makePlan, makeStoreApplication, makeZoneModule } from '../../../../../test/factories/index.ts';
import { submitBankChoice } from '../../../../../test/payments.ts';
import type { PaymentProvider } from '../../../../platform/payments/index.ts';
import { demoBank, registerDemoBankJobs } from '../../../demo-bank/index.ts';
import { registerPaymentJobs } from '../../../payments/index.ts';
import { payments } from '../../../payments/payments.tables.ts';
import { changeSettings } from '../../../settings/index.ts';
import { stores } from '../../../stores/stores.tables.ts';

const providers: PaymentProvider[] = [];
const { shop, operator } = await openConsole({ demo: true, deps: { payments: providers } });
const { api } = shop;
providers.push(demoBank(api.deps));
registerPaymentJobs(api.deps);
registerDemoBankJobs(api.deps);
await changeInConsole(operator, 'subscription_business_model', 1);

let place: Shop;
let params: { id: number };
let manager: TestBrowser;
beforeEach(async () => {
  place = await makeShop(api);
  params = { id: place.store.id };
  manager = await managerOf(place.store.id);
});

async function managerOf(id: number): Promise<TestBrowser> {
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id } as const }];
  return shop.signedIn(await shop.makeStaff({ grants }));
}

async function take(planId: number | null) {
  const { version } = await manager.call(getStorePlan, { params });
  return manager.call(takeStorePlan, { params, body: { plan_id: planId, version } });
}

const balance = () => manager.call(getStoreBalance, { params });

async function followReturn(decided: Awaited<ReturnType<typeof submitBankChoice>>) {
  return (await api.inject({ url: decided.headers.location as string })).headers.refresh;
}

async function sumOf(owner: string): Promise<number> {
  const { rows } = await api.db.execute<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::float8 as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where a.owner = ${owner}`);
  return rows[0]?.sum ?? 0;
}

test('a plan is taken from the balance of its store when it is chosen and renewed, and both statements name it', async () => {
  const { id } = await makePlan(api.db);
  const before = await sumOf('house:plans');
  const { terms } = await take(id);
  expect(terms).toMatchObject([{ price_minor: 2900, charged_at: expect.any(String), paid_at: null }]);
  expect(await balance()).toMatchObject({
    balance_minor: -2900,
    since_payout: [{ part: 'plan', amount_minor: -2900 }],
  });
  await take(id);
  expect((await balance()).balance_minor).toBe(-5800);
  expect((await sumOf('house:plans')) - before).toBe(5800);
  const month = new Date(api.clock.now()).toISOString().slice(0, 10);
  const { total } = await manager.call(getStatement, { params, query: { month } });
  expect(total).toMatchObject({ fees_minor: 5800, payable_minor: -5800 });
});

test('a renewal that never begins is returned, and a term that has begun is not', async () => {
  const [stall, hall] = [await makePlan(api.db), await makePlan(api.db, { priceMinor: 9900 })];
  await take(stall.id);
  await take(stall.id);
  await take(hall.id);
  expect((await balance()).balance_minor).toBe(-2900 - 9900);
  await take(null);
  expect((await balance()).balance_minor).toBe(-2900 - 9900);
});

test('a trial costs nothing, and the plan after it its price with the tax of its day', async () => {
  await changeSettings(api.deps, {
    subscription_free_trial_status: 1,
    subscription_free_trial_days: 7,
    store_fee_tax_percent: 16,
  });
  const { id } = await makePlan(api.db);
  const [plans, tax] = [await sumOf('house:plans'), await sumOf('house:tax:16')];
  expect((await take(id)).terms).toMatchObject([{ is_trial: true, charged_at: null }]);
  expect((await balance()).balance_minor).toBe(0);
  await take(id);
  expect((await balance()).balance_minor).toBe(-2900);
  // 29.00 with 16 % in it are 25.00 and 4.00.
  expect([(await sumOf('house:plans')) - plans, (await sumOf('house:tax:16')) - tax]).toEqual([2500, 400]);
  // A renewal that is dropped returns the tax with which it was charged.
  await changeSettings(api.deps, { subscription_free_trial_status: 0, store_fee_tax_percent: 0 });
  await take(null);
  expect((await sumOf('house:tax:16')) - tax).toBe(0);
});

test('a store with reverse charge pays its plan without the tax, which it owes itself', async () => {
  await changeSettings(api.deps, { store_fee_tax_percent: 16 });
  await api.db.update(stores).set({ reverseCharge: true }).where(eq(stores.id, params.id));
  const { id } = await makePlan(api.db);
  const [plans, tax] = [await sumOf('house:plans'), await sumOf('house:tax:16')];
  await take(id);
  expect([(await sumOf('house:plans')) - plans, (await sumOf('house:tax:16')) - tax]).toEqual([2900, 0]);
  await changeSettings(api.deps, { store_fee_tax_percent: 0 });
});

test('a plan that was paid with the application costs what was paid, not the balance, whatever its price is now', async () => {
  const plan = await makePlan(api.db, { priceMinor: 5000 });
  await makeZoneModule(api.db, place.zone.id, place.module.id);
  const application = await makeStoreApplication(api.db, {
    zoneId: place.zone.id,
    moduleId: place.module.id,
    plan: 'subscription',
    planId: plan.id,
    planPaidAt: new Date(api.clock.now()),
  });
  await api.db.insert(payments).values({
    id: `plan-of-${application.id}`,
    applicationId: application.id,
    planId: plan.id,
    owner: `application:${application.id}`,
    provider: 'demo_bank',
    amountMinor: 4000,
    takenMinor: 4000,
    status: 'paid',
    callback: '/',
    expiresAt: new Date(api.clock.now()),
  });
  const before = await sumOf('house:plans');
  const input = { params: { id: application.id }, body: {} };
  const approved = await operator.call(approveStoreApplication, input);
  params = { id: approved.application.store_id ?? 0 };
  manager = await managerOf(params.id);
  expect((await manager.call(getStorePlan, { params })).terms).toMatchObject([{ price_minor: 4000 }]);
  expect((await balance()).balance_minor).toBe(0);
  expect((await sumOf('house:plans')) - before).toBe(4000);
});

test('a store pays its plan online: the money is in its balance, and the term is paid, once', async () => {
  const { id } = await makePlan(api.db);
  await take(id);
  const offered = await manager.call(getStorePayments, { params });
  expect(offered).toMatchObject({
    owed_minor: 2900,
    plan: { price_minor: 2900 },
    gateways: [{ name: 'demo_bank' }],
  });
  const pay = (subject: 'balance' | 'plan') =>
    manager.call(payFromStore, { params, body: { subject, gateway: 'demo_bank' } });
  const [first, second] = await Promise.all([pay('plan'), pay('plan')]);
  expect(second).toEqual(first);
  const back = await followReturn(await submitBankChoice(api, first.redirect_link, 'approve'));
  expect(back).toMatch(new RegExp(`/kitchen/balance\\?store=${params.id}&flag=success$`));
  await api.jobs.run();
  expect(await balance()).toMatchObject({ balance_minor: 0 });
  expect((await manager.call(getStorePlan, { params })).terms[0]?.paid_at).not.toBeNull();
  expect(await codeOf(pay('plan'))).toBe('store_owes_nothing');
  expect(await codeOf(pay('balance'))).toBe('store_owes_nothing');
});

test('a store pays what it owes; a declined page leaves the debt, and a gateway that does not exist is rejected', async () => {
  const { id } = await makePlan(api.db);
  await take(id);
  const pay = (gateway: string) =>
    manager.call(payFromStore, { params, body: { subject: 'balance', gateway } });
  expect(await codeOf(pay('nobody'))).toBe('gateway');
  const declined = await submitBankChoice(api, (await pay('demo_bank')).redirect_link, 'decline');
  expect(await followReturn(declined)).toMatch(/flag=fail$/);
  expect((await balance()).balance_minor).toBe(-2900);
  await submitBankChoice(api, (await pay('demo_bank')).redirect_link, 'approve');
  await api.jobs.run();
  expect((await balance()).balance_minor).toBe(0);
  const stranger = await managerOf((await makeShop(api)).store.id);
  expect(await codeOf(stranger.call(getStorePayments, { params }))).toBe('not_found');
});
