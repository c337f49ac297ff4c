import { getCustomer } from '@errand/contract/console/customers/customers';
import { listCustomerMovements } from '@errand/contract/console/customers/fundings';
import * as contract from '@errand/contract/console/finance/corrections';
import type { Payee } from '@errand/domain/books';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeCustomer, makeTransfer } from '../../../../test/factories/index.ts';
import { payoutWorld } from '../../../../test/payout-world.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const world = payoutWorld(shop);
let intents = 0;
const intent = () => `correction-${(intents += 1)}`;

const correct = (
  payee: Payee,
  direction: 'add' | 'take',
  amount_minor: number,
  { browser = operator, key = intent() }: { browser?: TestBrowser; key?: string } = {},
) =>
  browser.call(contract.correctBalance, {
    params: world.paramsOf(payee),
    body: { direction, amount_minor, reason: 'Booked twice', intent: key },
  });
const balanceOf = async (payee: Payee) => (await world.read(operator, payee)).balance_minor;
const decide = (browser: TestBrowser, id: number, approved = true) =>
  browser.call(contract.decideCorrection, { params: { id }, body: { approved, note: null } });

test('the office corrects the balance of a store and of a courier by a second entry, which the statement names', async () => {
  for (const account of ['store', 'courier'] as const) {
    const payee = await world.makePayee(operator, account, 5000, null);
    const made = await correct(payee, 'take', 700);
    expect(made).toMatchObject({ status: 'done', amount: -700, unit: 'money', reason: 'Booked twice' });
    expect(await balanceOf(payee)).toBe(4300);
    await correct(payee, 'add', 200);
    const { since_payout } = await world.read(operator, payee);
    expect(since_payout).toContainEqual({ part: 'correction', amount_minor: -500 });
  }
});

test('a correction that is sent twice counts once, also at once', async () => {
  const payee = await world.makePayee(operator, 'store', 5000, null);
  const key = intent();
  const [first, second] = await Promise.all([
    correct(payee, 'take', 100, { key }),
    correct(payee, 'take', 100, { key }),
  ]);
  expect(second.id).toBe(first.id);
  expect(await balanceOf(payee)).toBe(4900);
});

test('above the limit, counted over a day, a second member decides, and never the one who asked', async () => {
  const payee = await world.makePayee(operator, 'store', 50_000, null);
  const first = await correct(payee, 'take', 6000);
  expect(first.status).toBe('done');
  // 60.00 and 50.00 are above the limit of 100.00.
  const asked = await correct(payee, 'add', 5000);
  expect(asked.status).toBe('requested');
  expect(await balanceOf(payee)).toBe(44_000);
  expect(await codeOf(decide(operator, asked.id))).toBe('funding_own');
  const colleague = await shop.signedIn(await shop.makeStaff());
  const results = await Promise.allSettled([decide(colleague, asked.id), decide(colleague, asked.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await balanceOf(payee)).toBe(49_000);
  const refused = await correct(payee, 'take', 20_000);
  expect((await decide(colleague, refused.id, false)).status).toBe('rejected');
  expect(await balanceOf(payee)).toBe(49_000);
  const { rows } = await operator.call(contract.listCorrections, {
    query: { list: 'stores', party_id: payee.id },
  });
  expect(rows.map(({ status }) => status)).toEqual(['rejected', 'done', 'done']);
});

test('wrong points are taken back and given, and no customer loses more than there is', async () => {
  const { id } = await makeCustomer(api.db);
  await makeTransfer(api.db, id, 300, { unit: 'points', type: 'order_place' });
  await makeTransfer(api.db, id, 900);
  const send = (unit: 'money' | 'points', direction: 'add' | 'take', amount: number) =>
    operator.call(contract.correctCustomer, {
      params: { id },
      body: { unit, direction, amount, reason: 'Wrong order', intent: intent() },
    });
  await send('points', 'take', 120);
  await send('points', 'add', 20);
  await send('money', 'take', 400);
  expect(await operator.call(getCustomer, { params: { id } })).toMatchObject({
    points: 200,
    wallet_minor: 500,
  });
  expect(await codeOf(send('points', 'take', 201))).toBe('points_low');
  expect(await codeOf(send('money', 'take', 501))).toBe('balance_low');
  expect(await codeOf(send('money', 'add', 1))).toBe('direction');
  const { rows } = await operator.call(listCustomerMovements, { params: { id }, query: { unit: 'points' } });
  expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
    ['correction', 20],
    ['correction', -120],
    ['order_place', 300],
  ]);
});

test('a store corrects nothing, and reads no corrections', async () => {
  const payee = await world.makePayee(operator, 'store', 5000, null);
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: payee.id } as const }];
  const browser = await shop.signedIn(await shop.makeStaff({ grants }));
  expect(await codeOf(correct(payee, 'add', 100, { browser }))).toBe('permission_denied');
  expect(await codeOf(browser.call(contract.listCorrections, { query: {} }))).toBe('permission_denied');
});
