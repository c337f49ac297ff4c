import type { ParsedInput } from '@errand/contract';
import * as contract from '@errand/contract/console/finance/balances';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import {
  makeCashInHand,
  makeCourier,
  makeEarning,
  makeStore,
  makeZone,
} from '../../../../test/factories/index.ts';
import { payoutWorld } from '../../../../test/payout-world.ts';

const { shop, operator } = await openConsole({
  settings: { payout_account_days: 0, payout_waiting_days: 3 },
});
const world = payoutWorld(shop);
const { db } = shop.api;

test('a balance says what is payable, what is coming and when, and how old it is', async () => {
  const store = await world.makePayee(operator, 'store', 0);
  await makeEarning(db, store, 5000, world.daysAgo(40));
  await makeEarning(db, store, 3000, world.daysAgo(4));
  await makeEarning(db, store, 2000, world.daysAgo(1));
  // A refund of an earlier order lowers what is payable, not what is coming.
  await makeEarning(db, store, -500, world.daysAgo(1));
  const balance = await world.read(operator, store);
  expect(balance).toMatchObject({ balance_minor: 9500, pending_minor: 2000, payable_minor: 7500 });
  // The clock stands at 4 March: 40 days before are in January.
  expect(balance).toMatchObject({
    this_month_minor: 1500,
    last_month_minor: 3000,
    month_before_minor: 5000,
    older_minor: 0,
  });
  expect(balance.coming).toEqual([{ day: '2026-03-06', amount_minor: 2000 }]);
  expect(balance.since_payout).toEqual([{ part: 'items', amount_minor: 9500 }]);
});

test('a hold lowers what is payable until it is released, once', async () => {
  const store = await world.makePayee(operator, 'store', 6000);
  const held = await world.hold(operator, store, 2500);
  expect(held).toMatchObject({ balance_minor: 3500, held_minor: 2500, payable_minor: 3500 });
  const release = () => operator.call(contract.releaseHold, { params: { id: held.holds[0]!.id } });
  const outcomes = await Promise.allSettled([release(), release()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.read(operator, store)).toMatchObject({ balance_minor: 6000, held_minor: 0 });
  expect(await codeOf(release())).toBe('hold_released');
});

test('a payment of what a store owes is recorded once, and never more than it owes', async () => {
  const store = await world.makePayee(operator, 'store', -3000);
  const receive = (amount_minor: number, balance_minor: number) =>
    operator.call(contract.recordReceipt, {
      params: world.paramsOf(store),
      body: { amount_minor, place: 'bank', balance_minor },
    });
  expect(await codeOf(receive(3001, -3000))).toBe('receipt_high');
  const outcomes = await Promise.allSettled([receive(1000, -3000), receive(1000, -3000)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await world.read(operator, store)).balance_minor).toBe(-2000);
});

test('a courier reads only the own balance, and other members read none', async () => {
  const staff = await shop.makeStaff({ grants: [{ role: 'courier', scope: { kind: 'self' } }] });
  const rider = await makeCourier(db, { staffId: staff.id });
  await makeEarning(db, { account: 'courier', id: rider.id }, 1200, world.daysAgo(9));
  const browser = await shop.signedIn(staff);
  expect(await browser.call(contract.getCourierBalance, {})).toMatchObject({
    balance_minor: 1200,
    payee: { list: 'couriers', id: rider.id },
  });
  expect(await codeOf(operator.call(contract.getCourierBalance, {}))).toBe('no_courier_account');
});

test('the list sorts by balance, filters, searches, and shows a member of a zone the payees of the zone only', async () => {
  const zone = await makeZone(db);
  const inside = await makeStore(db, { zoneId: zone.id, name: { en: 'Inside kitchen' } });
  await makeEarning(db, { account: 'store', id: inside.id }, 700, world.daysAgo(9));
  const rider = await makeCourier(db, { zoneId: zone.id });
  await makeEarning(db, { account: 'courier', id: rider.id }, 4000, world.daysAgo(9));
  await makeCashInHand(db, rider.id, 1500, world.daysAgo(9));
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: zone.id } } as const];
  const member = await shop.signedIn(await shop.makeStaff({ grants }));
  type Query = ParsedInput<typeof contract.listStoreBalances>['query'];
  const list = (query: Partial<Query>, browser = member) =>
    browser.call(contract.listStoreBalances, { query });
  expect((await list({})).rows).toMatchObject([
    { payee: { id: inside.id }, balance_minor: 700, bank: 'missing' },
  ]);
  expect((await member.call(contract.listCourierBalances, { query: {} })).rows).toMatchObject([
    { payee: { id: rider.id }, cash_minor: 1500, payable_minor: 2500 },
  ]);
  const all = (await list({ limit: 100 }, operator)).rows;
  const balances = all.map((row) => row.balance_minor);
  expect(balances).toEqual(balances.toSorted((a, b) => b - a));
  expect((await list({ search: 'inside' }, operator)).rows.map(({ payee }) => payee.id)).toEqual([inside.id]);
  type Row = (typeof all)[number];
  const isOf = {
    payable: (row: Row) => row.balance_minor > row.cash_minor,
    owing: (row: Row) => row.balance_minor < row.cash_minor,
    held: (row: Row) => row.held_minor !== 0,
    no_account: (row: Row) => row.bank === 'missing',
  } satisfies Record<(typeof contract.BALANCE_STATES)[number], (row: Row) => boolean>;
  for (const state of contract.BALANCE_STATES) {
    const { rows } = await list({ state, limit: 100 }, operator);
    expect(rows.filter((row) => !isOf[state](row))).toEqual([]);
  }
});
