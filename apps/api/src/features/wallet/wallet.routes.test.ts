import { getCustomerInfo } from '@errand/contract/customer';
import { listWalletTransactions } from '@errand/contract/wallet';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCustomer,
  makeGuest,
  makeOrder,
  makeStore,
  makeTransfer,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { changeSettings } from '../settings/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function signedIn() {
  const customer = await makeCustomer(api.db);
  const client = api.client({ token: customer.token });
  return {
    customer,
    balance: async () => (await client.call(getCustomerInfo, {})).wallet_balance,
    list: (query = {}) => client.call(listWalletTransactions, { query }),
  };
}

test('wallet transactions are newest first, with the balance after each', async () => {
  const { customer, balance, list } = await signedIn();
  const { id: storeId, moduleId, zoneId, name } = await makeStore(api.db);
  const order = await makeOrder(api.db, `customer:${customer.id}`, { moduleId, storeId, zoneId });
  await makeTransfer(api.db, customer.id, 5000, { bonus: 500 });
  await makeTransfer(api.db, customer.id, -2430, { type: 'order_place', reference: String(order.id) });
  expect(await balance()).toBe(30.7);
  const page = await list();
  expect(page).toMatchObject({ total_size: 2, limit: 12, offset: 1 });
  expect(page.data).toMatchObject([
    { debit: 24.3, credit: 0, balance: 30.7, transaction_type: 'order_place', store_name: name.en },
    { debit: 0, credit: 50, admin_bonus: 5, balance: 55, transaction_type: 'add_fund', store_name: null },
  ]);
  expect(page.data.map(({ user_id }) => user_id)).toEqual([customer.id, customer.id]);
  expect(await list({ type: 'order' })).toMatchObject({ total_size: 1, data: [{ balance: 30.7 }] });
  expect(await list({ limit: 1, offset: 2 })).toMatchObject({ total_size: 2, data: [{ balance: 55 }] });
  expect(await list({ type: 'referrer' })).toMatchObject({ total_size: 0, data: [] });
});

// Requirements: WALLET-19.
test('a wallet belongs to one customer, and a guest has none', async () => {
  const owner = await signedIn();
  await makeTransfer(api.db, owner.customer.id, 1000);
  const other = await signedIn();
  expect(await other.balance()).toBe(0);
  expect(await other.list()).toMatchObject({ total_size: 0, data: [] });
  const guest = await makeGuest(api.db);
  for (const viewer of [{}, { guestId: guest.id }, { token: 'ended' }]) {
    const call = api.client(viewer).call(listWalletTransactions, { query: {} });
    expect(await rejectionOf(call)).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});

test('another customer’s order is not shown, whatever a reference says', async () => {
  const { customer, list } = await signedIn();
  const { id: storeId, moduleId, zoneId } = await makeStore(api.db);
  const order = await makeOrder(api.db, 'customer:999999', { moduleId, storeId, zoneId });
  await makeTransfer(api.db, customer.id, 100, { type: 'order_refund', reference: String(order.id) });
  expect((await list()).data).toMatchObject([{ store_name: null, credit: 1 }]);
});

test('there is no history if wallets are disabled', async () => {
  const { list } = await signedIn();
  await changeSettings(api.deps, { customer_wallet_status: 0 });
  expect(await rejectionOf(list())).toMatchObject({ status: 403, code: 'wallet_off' });
  await changeSettings(api.deps, { customer_wallet_status: 1 });
});

test('after concurrent transfers no wallet is below zero and the sum of all accounts is zero', async () => {
  const amounts = fc.array(fc.integer({ min: -900, max: 900 }).filter(Boolean), {
    minLength: 2,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(amounts, async (moves) => {
      const { customer, balance, list } = await signedIn();
      const outcomes = await Promise.allSettled(
        moves.map((amount) => makeTransfer(api.db, customer.id, amount, { type: 'CashBack' })),
      );
      const done = moves.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      const { data } = await list({ limit: 100 });
      expect(data).toHaveLength(done.length);
      expect(Math.min(0, ...data.map((row) => row.balance))).toBe(0);
      expect(Math.round((await balance()) * 100)).toBe(done.reduce((sum, amount) => sum + amount, 0));
    }),
    { numRuns: 15 },
  );
  const { rows } = await api.db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0) as sum from ledger_entries`,
  );
  expect(Number(rows[0]?.sum)).toBe(0);
  const wrong = await api.db.execute(sql`
    select owner from ledger_accounts a where owner not like 'house:%'
      and balance <> (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)`);
  expect(wrong.rows).toEqual([]);
});

/** The message of PostgreSQL, which Drizzle wraps in its own error. */
function causedBy(message: string) {
  return { cause: expect.objectContaining({ message: expect.stringContaining(message) }) };
}

test('the database rejects an unbalanced transfer and every later change', async () => {
  const { customer } = await signedIn();
  await makeTransfer(api.db, customer.id, 700);
  const more = sql`insert into ledger_entries (transfer_id, account_id, amount)
    select transfer_id, account_id, 1 from ledger_entries limit 1`;
  await expect(api.db.execute(more)).rejects.toMatchObject(causedBy('does not add up'));
  const unchanged = causedBy('the ledger is only ever added to');
  await expect(api.db.execute(sql`update ledger_entries set amount = 5`)).rejects.toMatchObject(unchanged);
  await expect(api.db.execute(sql`delete from ledger_transfers`)).rejects.toMatchObject(unchanged);
});
