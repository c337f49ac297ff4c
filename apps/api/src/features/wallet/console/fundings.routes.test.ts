import * as contract from '@errand/contract/console/customers/fundings';
import { listWalletTransactions } from '@errand/contract/wallet';
import { beforeAll, expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeCustomer, makeTransfer } from '../../../../test/factories/index.ts';

const { shop } = await openConsole();
let first: TestBrowser;
let second: TestBrowser;

beforeAll(async () => {
  const member = async () => shop.signedIn(await shop.makeStaff());
  [first, second] = [await member(), await member()];
  await changeInConsole(first, 'wallet_funding_limit', 50);
});

let intents = 0;
const fund = (browser: TestBrowser, id: number, amount_minor: number, intent = `intent-${(intents += 1)}`) =>
  browser.call(contract.fundCustomer, {
    params: { id },
    body: { amount_minor, reason: 'Late twice', intent },
  });
const decide = (browser: TestBrowser, id: number, approved: boolean) =>
  browser.call(contract.decideFunding, { params: { id }, body: { approved, note: null } });

/** Amounts and balances of a wallet, the latest first. */
async function movements(id: number) {
  const { rows } = await first.call(contract.listCustomerMovements, {
    params: { id },
    query: { unit: 'money' },
  });
  return rows.map(({ amount, balance }) => [amount, balance]);
}

test('an amount up to the limit is in the wallet at once, once per intent, and above it waits', async () => {
  const { id, token } = await makeCustomer(shop.api.db);
  const made = await fund(first, id, 3000, 'the same intent');
  expect(made).toMatchObject({
    status: 'done',
    amount_minor: 3000,
    requested_by: { name: expect.any(String) },
  });
  expect((await fund(first, id, 3000, 'the same intent')).id).toBe(made.id);
  expect(await movements(id)).toEqual([[3000, 3000]]);
  const { data } = await shop.api.client({ token }).call(listWalletTransactions, { query: {} });
  expect(data).toMatchObject([{ credit: 30, transaction_type: 'add_fund', balance: 30 }]);
  // Small amounts of one member to one customer add up.
  expect((await fund(first, id, 2001)).status).toBe('requested');
  expect((await fund(second, id, 2001)).status).toBe('done');
});

test('a request is decided by another member only, and once', async () => {
  const later = await Promise.all([shop.makeStaff(), shop.makeStaff()]);
  const [asking, deciding] = await Promise.all(later.map((staff) => shop.signedIn(staff)));
  if (!asking || !deciding) throw new Error('two members');
  const { id } = await makeCustomer(shop.api.db);
  const request = await fund(asking, id, 9000);
  expect(await codeOf(decide(asking, request.id, true))).toBe('funding_own');
  expect(await codeOf(decide(asking, request.id, false))).toBe('funding_own');
  expect(await movements(id)).toEqual([]);
  expect(await decide(deciding, request.id, true)).toMatchObject({ status: 'done', decided_by: {} });
  expect(await codeOf(decide(deciding, request.id, false))).toBe('funding_decided');
  const rejected = await fund(asking, id, 7000);
  expect((await decide(deciding, rejected.id, false)).status).toBe('rejected');
  expect(await movements(id)).toEqual([[9000, 9000]]);
  const { rows } = await asking.call(contract.listFundings, { query: { customer_id: id } });
  expect(rows.map(({ status }) => status)).toEqual(['rejected', 'done']);
});

test('concurrent approvals and concurrent fundings leave an exact ledger', async () => {
  const members = await Promise.all([1, 2, 3].map(() => shop.makeStaff()));
  const [asking, one, other] = await Promise.all(members.map((staff) => shop.signedIn(staff)));
  if (!asking || !one || !other) throw new Error('three members');
  const { id } = await makeCustomer(shop.api.db);
  const request = await fund(asking, id, 6000);
  const outcomes = await Promise.allSettled([decide(one, request.id, true), decide(other, request.id, true)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const states = await Promise.all([fund(one, id, 4000), fund(one, id, 4000)]);
  // Together they exceed the limit, so the second one waits.
  expect(states.map(({ status }) => status).toSorted()).toEqual(['done', 'requested']);
  const twice = await Promise.all([fund(other, id, 100, 'one intent'), fund(other, id, 100, 'one intent')]);
  expect(twice[0].id).toBe(twice[1].id);
  expect((await movements(id))[0]?.[1]).toBe(6000 + 4000 + 100);
  const { rows } = await shop.api.db.execute<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from ledger_entries`,
  );
  expect(rows[0]?.sum).toBe(0);
});

test('a wrong funding is taken back once, as far as the wallet has it', async () => {
  const { id } = await makeCustomer(shop.api.db);
  const wrong = await fund(first, id, 3000);
  await makeTransfer(shop.api.db, id, -1000, { type: 'order_place' });
  const takeBack = (browser: TestBrowser, funding: number) =>
    browser.call(contract.takeFundingBack, { params: { id: funding }, body: { reason: 'Wrong customer' } });
  const outcomes = await Promise.allSettled([takeBack(first, wrong.id), takeBack(second, wrong.id)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await first.call(contract.listFundings, { query: { customer_id: id } });
  expect(rows).toMatchObject([
    {
      amount_minor: 3000,
      status: 'done',
      taken_back_minor: 2000,
      taken_back_by: { name: expect.any(String) },
      taken_back_reason: 'Wrong customer',
    },
  ]);
  expect(await movements(id)).toEqual([
    [-2000, 0],
    [-1000, 2000],
    [3000, 3000],
  ]);
  expect(await codeOf(takeBack(first, wrong.id))).toBe('funding_returned');
  const spent = await fund(second, id, 500);
  await makeTransfer(shop.api.db, id, -500, { type: 'order_place' });
  expect(await codeOf(takeBack(first, spent.id))).toBe('wallet_empty');
});
