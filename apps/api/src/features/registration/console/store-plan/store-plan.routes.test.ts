import { duplicateCatalogItem } from '@errand/contract/console/catalog/item-changes';
import { getStore } from '@errand/contract/console/stores';
import { getStorePlan, setStorePlan, takeStorePlan } from '@errand/contract/console/stores/plan';
import { approveStoreApplication } from '@errand/contract/console/support/applications';
import { quoteOrder } from '@errand/contract/orders-place';
import { getStore as getStoreOfShop } from '@errand/contract/stores';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop, type Shop } from '../../../../../test/buyers.ts';
import { changeInConsole } from '../../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf } from '../../../../../test/console/start-console.ts';
import {
  makeItem,
  makePlan,
  makeStoreApplication,
  makeZoneModule,
} from '../../../../../test/factories/index.ts';
import { MESSAGE_CONTENTS } from '../../../../message-contents.ts';
import { readInbox } from '../../../../platform/messages/index.ts';
import { registerMessageJobs } from '../../../messaging/index.ts';
import { orders } from '../../../orders/orders.tables.ts';
import { storePlanTerms } from '../../registration.tables.ts';
import { PLAN_JOB, registerPlanJobs } from './store-plan.jobs.ts';

const { shop } = await openConsole();
const { api } = shop;
registerPlanJobs(api.deps);
registerMessageJobs({ ...api.deps, consoleUrl: 'https://console.test' }, MESSAGE_CONTENTS);
const DAY = 86_400_000;
const isoIn = (days: number) => new Date(api.clock.now() + days * DAY).toISOString();

let place: Shop;
let params: { id: number };
beforeEach(async () => {
  place = await makeShop(api);
  params = { id: place.store.id };
});

/** The operator and managers sign in again, because the clock leaves their sessions behind. */
const office = async () => shop.signedIn(await shop.makeStaff());
async function managerOf(storeId: number) {
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: storeId } as const }];
  const staff = await shop.makeStaff({ grants });
  return { browser: await shop.signedIn(staff), mail: staff.mail };
}

const read = async () => (await office()).call(getStorePlan, { params });
async function set(planId: number | null) {
  const { version } = await read();
  return (await office()).call(setStorePlan, { params, body: { plan_id: planId, version } });
}
async function take(planId: number | null) {
  const { browser } = await managerOf(params.id);
  const { version } = await browser.call(getStorePlan, { params });
  return browser.call(takeStorePlan, { params, body: { plan_id: planId, version } });
}
const isOpen = async () =>
  (await api.client().call(getStoreOfShop, { params: { id: String(params.id) } })).open === 1;
/** The code that rejects an order, or `placed`. */
async function order(): Promise<string> {
  const buyer = await makeBuyer(api, place);
  await buyer.fill(place.item.id);
  return buyer.place().then(
    () => 'placed',
    (error: { code: string }) => error.code,
  );
}

test('a store takes an offered plan itself, renews it from its end on once, and another begins at once', async () => {
  await changeInConsole(await office(), 'subscription_business_model', 1);
  const [stall, hall] = [await makePlan(api.db), await makePlan(api.db, { name: { en: 'Hall' } })];
  const taken = await take(stall.id);
  expect(taken).toMatchObject({ state: 'running', plan: { id: stall.id } });
  expect(taken.terms).toMatchObject([
    { starts_at: isoIn(0), ends_at: isoIn(30), is_trial: false, price_minor: 2900, paid_at: null },
  ]);
  const renewed = await take(stall.id);
  expect(renewed.terms.slice(1)).toMatchObject([{ starts_at: isoIn(30), ends_at: isoIn(60) }]);
  expect(await codeOf(take(stall.id))).toBe('plan_renewed');
  const changed = await take(hall.id);
  expect(changed.terms).toMatchObject([{ plan: 'Hall', starts_at: isoIn(0), ends_at: isoIn(30) }]);
  // A store takes nothing that is not offered to it.
  await changeInConsole(await office(), 'commission_business_model', 0);
  expect(await codeOf(take(null))).toBe('plan_id');
  await changeInConsole(await office(), 'subscription_business_model', 0);
  expect(await codeOf(take(stall.id))).toBe('plan_id');
  await changeInConsole(await office(), 'commission_business_model', 1);
  expect(await take(null)).toMatchObject({ state: 'none', plan: null, terms: [] });
  const { browser } = await managerOf(params.id);
  const body = { plan_id: stall.id, version: (await read()).version };
  expect(await codeOf(browser.call(setStorePlan, { params, body }))).toBe('permission_denied');
});

test('of two renewals at once one counts', async () => {
  const { id } = await makePlan(api.db);
  await set(id);
  const results = await Promise.allSettled([set(id), set(id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await read()).terms).toHaveLength(2);
});

test('the first plan of a store begins with the trial of the settings, which costs nothing', async () => {
  await changeInConsole(await office(), 'subscription_free_trial_days', 2);
  await changeInConsole(await office(), 'subscription_free_trial_type', 'month');
  const { id } = await makePlan(api.db);
  expect((await read()).trial_until).toBeNull();
  await changeInConsole(await office(), 'subscription_free_trial_status', 1);
  const until = '2026-05-04T08:00:00.000Z';
  expect((await read()).trial_until).toBe(until);
  const { terms, trial_until } = await set(id);
  expect(terms).toMatchObject([{ is_trial: true, price_minor: 0, ends_at: until }]);
  expect(trial_until).toBeNull();
  await set(null);
  expect((await set(id)).terms).toMatchObject([{ is_trial: false, price_minor: 2900 }]);
  await changeInConsole(await office(), 'subscription_free_trial_status', 0);
});

test('an approved applicant begins the chosen plan, paid if it was paid with the application', async () => {
  const { db } = api;
  const plan = await makePlan(db, { mostItems: 3 });
  await makeZoneModule(db, place.zone.id, place.module.id);
  const paidAt = new Date(api.clock.now());
  const application = await makeStoreApplication(db, {
    zoneId: place.zone.id,
    moduleId: place.module.id,
    plan: 'subscription',
    planId: plan.id,
    planPaidAt: paidAt,
  });
  const input = { params: { id: application.id }, body: {} };
  const approved = await (await office()).call(approveStoreApplication, input);
  params = { id: approved.application.store_id ?? 0 };
  const { terms, state } = await read();
  expect(state).toBe('running');
  expect(terms).toMatchObject([{ paid_at: paidAt.toISOString(), most_items: 3, ends_at: isoIn(30) }]);
});

test('a store whose plan has ended keeps its orders and takes no others, until it takes a plan again', async () => {
  const { id } = await makePlan(api.db, { validityDays: 1 });
  await set(id);
  expect(await order()).toBe('placed');
  api.clock.advance(DAY);
  expect(await isOpen()).toBe(false);
  expect(await order()).toBe('store_closed');
  const placed = await api.db.select().from(orders).where(eq(orders.storeId, params.id)).orderBy(orders.id);
  expect(placed.map(({ status }) => status)).toEqual(['pending']);
  expect((await read()).state).toBe('ended');
  expect(await (await office()).call(getStore, { params })).toMatchObject({
    is_open: false,
    plan_closed: true,
  });
  await set(id);
  expect(await order()).toBe('placed');
});

test('no order for a time after the end of the plan is offered', async () => {
  const { id } = await makePlan(api.db, { validityDays: 1 });
  await set(id);
  const buyer = await makeBuyer(api, place);
  await buyer.fill(place.item.id);
  const body = { ...DELIVERY_ADDRESS, ...CONTACT, schedule_at: isoIn(1.5) };
  const quoted = await buyer.client.call(quoteOrder, { query: {}, body });
  expect(quoted.problems.map(({ code }) => code)).toContain('order_time');
});

test('two orders at once cannot both take the last one of a plan, and a canceled order leaves its place', async () => {
  const { id } = await makePlan(api.db, { mostOrders: 2 });
  await set(id);
  expect(await order()).toBe('placed');
  const outcomes = await Promise.all([order(), order()]);
  expect(outcomes.toSorted()).toEqual(['placed', 'store_closed']);
  expect(await isOpen()).toBe(false);
  expect((await read()).terms).toMatchObject([{ orders: 2, used_up: true }]);
  await api.jobs.tick(PLAN_JOB);
  expect(await isOpen()).toBe(false);
  const [first] = await api.db
    .select()
    .from(orders)
    .where(eq(orders.storeId, params.id))
    .orderBy(asc(orders.id));
  await api.db
    .update(orders)
    .set({ status: 'canceled' })
    .where(eq(orders.id, first?.id ?? 0));
  await api.jobs.tick(PLAN_JOB);
  expect(await isOpen()).toBe(true);
  expect(await order()).toBe('placed');
  // A plan that is used up is renewed at once.
  api.clock.advance(60_000);
  const { terms } = await set(id);
  expect(terms).toMatchObject([{ starts_at: isoIn(0), orders: expect.any(Number), used_up: false }]);
  expect(await order()).toBe('placed');
});

test('a store that returns to a commission takes orders at once, also after it has used up its plan', async () => {
  const { id } = await makePlan(api.db, { mostOrders: 1 });
  await set(id);
  expect(await order()).toBe('placed');
  expect(await isOpen()).toBe(false);
  await set(null);
  expect(await order()).toBe('placed');
  await api.jobs.tick(PLAN_JOB);
  expect(await isOpen()).toBe(true);
  expect(await order()).toBe('placed');
});

test('a store has no more items than its plan has room for, however they are added', async () => {
  const other = await makeItem(api.db, { storeId: params.id });
  const { id } = await makePlan(api.db, { mostItems: 3 });
  await set(id);
  const copy = async (item = place.item) =>
    (await office()).call(duplicateCatalogItem, { params: { id: item.id } });
  const results = await Promise.allSettled([copy(), copy(other)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(copy())).toBe('plan_items');
  expect((await read()).items).toBe(3);
  await set((await makePlan(api.db, { mostItems: 4 })).id);
  await copy();
  expect((await read()).items).toBe(4);
});

test('managers are mailed once before the end, with the text of the settings, and once at the end', async () => {
  await changeInConsole(await office(), 'subscription_deadline_warning_days', 3);
  await changeInConsole(await office(), 'subscription_deadline_warning_message', {
    en: 'We would miss you.',
  });
  const { id } = await makePlan(api.db, { validityDays: 10 });
  const { mail } = await managerOf(params.id);
  const mails = async () => {
    await api.jobs.tick(PLAN_JOB);
    await api.jobs.tick(PLAN_JOB);
    await api.jobs.run();
    return (await readInbox(api.db, mail)).map(({ subject, text }) => `${subject} ${text}`);
  };
  await set(id);
  expect(await mails()).toEqual([]);
  api.clock.advance(8 * DAY);
  const [warning, ...others] = await mails();
  expect(others).toEqual([]);
  expect(warning).toContain('We would miss you.');
  expect(warning).toMatch(/Your plan ends on \d+ March 2026/);
  expect((await read()).state).toBe('ending');
  api.clock.advance(2 * DAY);
  expect((await mails()).map((text) => text.split('\n')[0])).toEqual([
    expect.stringContaining('Your plan has ended'),
    expect.stringContaining('Your plan ends on'),
  ]);
  await changeInConsole(await office(), 'subscription_deadline_warning_days', 0);
});

test('a renewed plan goes over without a warning or an end', async () => {
  await changeInConsole(await office(), 'subscription_deadline_warning_days', 3);
  const { id } = await makePlan(api.db, { validityDays: 10 });
  const { mail } = await managerOf(params.id);
  await set(id);
  await set(id);
  for (let days = 0; days < 16; days += 2) {
    api.clock.advance(2 * DAY);
    await api.jobs.tick(PLAN_JOB);
  }
  await api.jobs.run();
  expect(await readInbox(api.db, mail)).toEqual([]);
  expect(await order()).toBe('placed');
  const rows = await api.db
    .select()
    .from(storePlanTerms)
    .where(eq(storePlanTerms.storeId, params.id))
    .orderBy(asc(storePlanTerms.id));
  expect(rows.map(({ endMailedAt }) => endMailedAt !== null)).toEqual([true, false]);
});
