import * as contract from '@errand/contract/console/finance/balances';
import * as runs from '@errand/contract/console/finance/runs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeCashInHand, makeEarning } from '../../../../test/factories/index.ts';
import { OTHER_IBAN, payoutWorld } from '../../../../test/payout-world.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { registerMessageJobs } from '../../messaging/index.ts';
import { registerPayoutJobs } from '../payouts.jobs.ts';
import { payoutRuns, payouts } from '../payouts.tables.ts';

const { shop, operator } = await openConsole({
  settings: { payout_account_days: 0, payout_waiting_days: 3, payout_minimum: 10 },
});
registerPayoutJobs(shop.deps);
registerMessageJobs(shop.deps, MESSAGE_CONTENTS);
const world = payoutWorld(shop);
let second: TestBrowser;
let third: TestBrowser;

beforeAll(async () => {
  const member = async () => shop.signedIn(await shop.makeStaff());
  [second, third] = [await member(), await member()];
});
/** Balances of other tests stay; their payees are held, so that they are in no later run. */
beforeEach(async () => {
  const { rows } = await operator.call(contract.listStoreBalances, {
    query: { state: 'payable', limit: 100 },
  });
  for (const { payee, balance_minor } of rows)
    await world.hold(operator, { account: 'store', id: payee.id }, balance_minor);
  await shop.api.db.delete(payouts);
  await shop.api.db.delete(payoutRuns);
});

const lineOf = (run: runs.PayoutRunDetail, id: number) => run.lines.find(({ payee }) => payee.id === id);

test('a run selects by minimum, waiting time and account, and freezes amounts and accounts', async () => {
  const rich = await world.makePayee(operator, 'store', 9000);
  const poor = await world.makePayee(operator, 'store', 999);
  const pending = await world.makePayee(operator, 'store', 0);
  await makeEarning(shop.api.db, pending, 9000, world.daysAgo(2));
  const without = await world.makePayee(operator, 'store', 4000, null);
  const run = await world.create(operator);
  expect(run).toMatchObject({ status: 'draft', count: 1, total_minor: 9000, confirmable: false });
  expect(lineOf(run, rich.id)).toMatchObject({ status: 'planned', amount_minor: 9000, account: '•••• 3000' });
  expect(lineOf(run, without.id)).toMatchObject({ status: 'left_out', left_out: 'no_account' });
  expect([lineOf(run, poor.id), lineOf(run, pending.id)]).toEqual([undefined, undefined]);
  // What is earned meanwhile is no part of it.
  await makeEarning(shop.api.db, rich, 500, world.daysAgo(0));
  const confirmed = await world.confirm(second, run.id);
  expect(confirmed).toMatchObject({ status: 'confirmed', open: 1 });
  expect(await world.read(operator, rich)).toMatchObject({ balance_minor: 500, payable_minor: 0 });
  expect(await world.houseBalance('payouts_in_transit')).toBe(9000);
});

test('two members who confirm at once pay once, and the one who created it never confirms', async () => {
  const store = await world.makePayee(operator, 'store', 3000);
  const before = await world.houseBalance('payouts_in_transit');
  const run = await world.create(operator);
  expect(await codeOf(world.confirm(operator, run.id))).toBe('payout_own');
  const outcomes = await Promise.allSettled([world.confirm(second, run.id), world.confirm(third, run.id)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await world.read(operator, store)).balance_minor).toBe(0);
  expect((await world.houseBalance('payouts_in_transit')) - before).toBe(3000);
  expect(await codeOf(world.cancel(operator, run.id))).toBe('payout_run_decided');
});

test('a run of one intent exists once, and of two runs at once one plans a balance', async () => {
  const store = await world.makePayee(operator, 'store', 2000);
  const intent = { intent: 'the same intent' };
  const [one, other] = await Promise.all([
    world.create(operator, 'stores', intent),
    world.create(operator, 'stores', intent),
  ]);
  expect(other.id).toBe(one.id);
  expect(await codeOf(world.create(second))).toBe('payout_nothing');
  await world.cancel(second, one.id);
  const outcomes = await Promise.allSettled([world.create(operator), world.create(second)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await world.read(operator, store)).balance_minor).toBe(2000);
});

test('a hold during the confirmation comes before it or after it: the balance is never paid and held', async () => {
  const before = await world.houseBalance('payouts_in_transit');
  const store = await world.makePayee(operator, 'store', 5000);
  const run = await world.create(operator);
  const [confirmed] = await Promise.allSettled([
    world.confirm(second, run.id),
    world.hold(third, store, 2000),
  ]);
  const paid = confirmed.status === 'fulfilled' ? 5000 : 0;
  expect((await world.houseBalance('payouts_in_transit')) - before).toBe(paid);
  expect(await world.read(operator, store)).toMatchObject({ balance_minor: 3000 - paid, held_minor: 2000 });
});

test('a refund or another account since the review stops the confirmation, until the payout is left out', async () => {
  const refunded = await world.makePayee(operator, 'store', 4000);
  const moved = await world.makePayee(operator, 'store', 4500);
  const fine = await world.makePayee(operator, 'store', 1500);
  const run = await world.create(operator);
  await makeEarning(shop.api.db, refunded, -100, world.daysAgo(0));
  shop.api.clock.advance(1000);
  await world.setAccount(operator, moved, { number: OTHER_IBAN });
  expect(await codeOf(world.confirm(second, run.id))).toBe('payout_stale');
  const seen = await second.call(runs.getPayoutRun, { params: { id: run.id } });
  expect(lineOf(seen, refunded.id)?.problem).toBe('balance');
  expect(lineOf(seen, moved.id)?.problem).toBe('account');
  for (const { id } of seen.lines.filter(({ problem }) => problem !== null))
    await second.call(runs.setPayoutPlanned, { params: { id }, body: { planned: false } });
  expect(await world.confirm(second, run.id)).toMatchObject({ count: 1, total_minor: 1500 });
  expect((await world.read(operator, refunded)).balance_minor).toBe(3900);
  expect((await world.read(operator, fine)).balance_minor).toBe(0);
});

test('a payout that a member left out can be taken in again, unless it waits in another run', async () => {
  await world.makePayee(operator, 'store', 2500);
  const run = await world.create(operator);
  const plan = (planned: boolean) =>
    operator.call(runs.setPayoutPlanned, { params: { id: run.lines[0]!.id }, body: { planned } });
  expect((await plan(false)).count).toBe(0);
  expect(await codeOf(world.confirm(second, run.id))).toBe('payout_nothing');
  expect((await plan(true)).count).toBe(1);
  await plan(false);
  await world.create(second);
  expect(await codeOf(plan(true))).toBe('payout_planned');
});

test('a courier’s cash in hand is set off first, and of one who holds more than the balance it is set off alone', async () => {
  const rider = await world.makePayee(operator, 'courier', 6000);
  await makeCashInHand(shop.api.db, rider.id, 2000, world.daysAgo(5));
  const owing = await world.makePayee(operator, 'courier', 1000, null);
  await makeCashInHand(shop.api.db, owing.id, 3000, world.daysAgo(5));
  const run = await world.create(operator, 'couriers');
  const planned = run.lines.map(({ payee, ...line }) => [payee.id, line.amount_minor, line.set_off_minor]);
  expect(planned).toEqual([
    [rider.id, 4000, 2000],
    [owing.id, 0, 1000],
  ]);
  const { lines } = await world.confirm(second, run.id);
  expect(lines.map(({ status }) => status)).toEqual(['sent', 'paid']);
  expect(await world.read(operator, owing)).toMatchObject({ balance_minor: 0, cash_minor: 2000 });
  const balance = await world.read(operator, rider);
  expect(balance).toMatchObject({ balance_minor: 0, cash_minor: 0 });
  expect(balance.payouts[0]).toMatchObject({
    opening_minor: 0,
    closing_minor: 0,
    statement: [
      { part: 'delivery', amount_minor: 6000 },
      { part: 'payout', amount_minor: -4000 },
      { part: 'set_off', amount_minor: -2000 },
    ],
  });
});

test('cash that a courier hands over between the plan and the confirmation stops it', async () => {
  const rider = await world.makePayee(operator, 'courier', 6000);
  await makeCashInHand(shop.api.db, rider.id, 2000, world.daysAgo(5));
  const run = await world.create(operator, 'couriers');
  await makeCashInHand(shop.api.db, rider.id, -2000, world.daysAgo(0));
  expect(await codeOf(world.confirm(second, run.id))).toBe('payout_stale');
  expect((await world.read(operator, rider)).balance_minor).toBe(6000);
  await world.cancel(operator, run.id);
});

test('the payee is mailed the statement, the next one begins where it ended, and a changed account is mailed too', async () => {
  const store = await world.makePayee(operator, 'store', 4200);
  const scope = { kind: 'store', id: store.id } as const;
  const { mail } = await shop.makeStaff({ grants: [{ role: 'store-manager', scope }], password: true });
  const mails = async () => {
    await shop.api.jobs.run();
    return (await readInbox(shop.api.db, mail)).map(({ subject, text }) => `${subject}\n${text}`);
  };
  await shop.api.jobs.run();
  await world.confirm(second, (await world.create(operator)).id);
  await makeEarning(shop.api.db, store, -200, world.daysAgo(0));
  await makeEarning(shop.api.db, store, 1500, world.daysAgo(4));
  await world.confirm(second, (await world.create(operator)).id);
  const [latest = '', first = ''] = await mails();
  for (const line of [
    /Items sold {2}.*42\.00/,
    /Payouts {2}− .*42\.00/,
    /Balance after {2}\D*0\.00/,
    /•••• 3000/,
  ])
    expect(first).toMatch(line);
  for (const line of [/Balance before {2}\D*0\.00/, /Items sold {2}.*13\.00/]) expect(latest).toMatch(line);
  const { payouts: past } = await world.read(operator, store);
  await operator.call(runs.settlePayout, {
    params: { id: past[0]!.id },
    body: { outcome: 'returned', reason: 'AC04' },
  });
  expect((await mails())[0]).toMatch(/Your payout of .*13\.00 came back/);
  shop.api.clock.advance(1000);
  await world.setAccount(operator, store, { number: OTHER_IBAN });
  expect((await mails())[0]).toContain('•••• 2606');
});

test('an advance waits for a second member, makes the balance negative since its month, and is set off by the next run', async () => {
  const store = await world.makePayee(operator, 'store', 0);
  const ask = (browser: TestBrowser, intent: string) =>
    browser.call(contract.requestAdvance, {
      params: world.paramsOf(store),
      body: { amount_minor: 5000, reason: 'A new oven', intent },
    });
  const { run_id: id } = await ask(operator, 'advance-intent');
  expect((await ask(operator, 'advance-intent')).run_id).toBe(id);
  expect(await codeOf(ask(operator, 'another-intent'))).toBe('payout_planned');
  expect(await codeOf(world.confirm(operator, id))).toBe('payout_own');
  await world.confirm(second, id);
  expect(await world.read(operator, store)).toMatchObject({ balance_minor: -5000, this_month_minor: -5000 });
  await makeEarning(shop.api.db, store, 8000, world.daysAgo(4));
  expect((await world.create(operator)).total_minor).toBe(3000);
});

test('the minimum and the waiting time are the operator’s settings', async () => {
  const store = await world.makePayee(operator, 'store', 900);
  expect(await codeOf(world.create(operator))).toBe('payout_nothing');
  await changeInConsole(operator, 'payout_minimum', 9);
  const run = await world.create(operator);
  expect(lineOf(run, store.id)?.amount_minor).toBe(900);
  await world.cancel(operator, run.id);
  await makeEarning(shop.api.db, store, 100, world.daysAgo(2));
  await changeInConsole(operator, 'payout_waiting_days', 1);
  expect((await world.create(operator)).total_minor).toBe(1000);
  await changeInConsole(operator, 'payout_minimum', 10);
  await changeInConsole(operator, 'payout_waiting_days', 3);
});
