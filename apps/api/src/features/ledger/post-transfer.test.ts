import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerFaults } from '../../../test/books/ledger-faults.ts';
import { untilWaiting } from '../../../test/database.ts';
import { makeCustomer, makeTransfer } from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { createAccounts, lockBalancesOf } from './ledger.queries.ts';
import { postTransfers } from './post-transfer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function balanceOf(owner: string): Promise<number> {
  const { rows } = await api.db.execute<{ balance: number }>(
    sql`select balance::float8 as balance from ledger_accounts where owner = ${owner} and unit = 'money'`,
  );
  return rows[0]?.balance ?? 0;
}

/** Moves money between two accounts; a positive amount is received by the first. */
const move = (owner: string, amount: number, from = 'house:goodwill') => ({
  type: 'funding' as const,
  reference: `test:${owner}`,
  at: new Date(NOON),
  entries: [
    { owner, unit: 'money' as const, amount },
    { owner: from, unit: 'money' as const, amount: -amount },
  ],
});
const post = (...transfers: Parameters<typeof postTransfers>[1]) =>
  api.db.transaction((tx) => postTransfers(tx, transfers));

test('of debits at once, a balance pays as many as it covers', async () => {
  const { id } = await makeCustomer(api.db);
  await makeTransfer(api.db, id, 250);
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => post(move(`customer:${id}`, -100))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balanceOf(`customer:${id}`)).toBe(50);
});

test('transfers that are posted together are stored in their order, each with its own entries', async () => {
  await post(move('store:store:1', 100), move('courier:1', -30, 'store:store:1'), move('store:store:1', 7));
  const { rows } = await api.db.execute<{ sums: Record<string, number> }>(sql`
    select json_object_agg(a.owner, e.amount) as sums from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.reference like 'test:store%' or t.reference like 'test:courier%' group by t.id order by t.id`);
  expect(rows.map(({ sums }) => sums)).toEqual([
    { 'store:store:1': 100, 'house:goodwill': -100 },
    { 'courier:1': -30, 'store:store:1': 30 },
    { 'store:store:1': 7, 'house:goodwill': -7 },
  ]);
  expect(await balanceOf('store:store:1')).toBe(137);
});

test('together they never take more than a wallet has, and of a rejected one none is stored', async () => {
  const { id } = await makeCustomer(api.db);
  await makeTransfer(api.db, id, 100);
  const wallet = `customer:${id}`;
  await expect(post(move(wallet, -60), move(wallet, -60))).rejects.toMatchObject({ code: 'balance_low' });
  expect(await balanceOf(wallet)).toBe(100);
  await post(move(wallet, -60), move(wallet, -40));
  expect(await balanceOf(wallet)).toBe(0);
});

test('transfers that move the same balances in another order wait for each other', async () => {
  const pairs = [
    ['store:store:11', 'courier:courier:11'],
    ['courier:courier:11', 'store:store:11'],
  ] as const;
  await Promise.all(
    Array.from({ length: 40 }, (_, at) => {
      const [one, other] = pairs[at % 2]!;
      return post(move(one, 10), move(other, 5), move(one, 3, other));
    }),
  );
  expect((await balanceOf('store:store:11')) + (await balanceOf('courier:courier:11'))).toBe(40 * 15);
});

test('first postings to new accounts wait for each other without a deadlock', async () => {
  const known = 'store:store:41';
  const fresh = 'courier:courier:41';
  const transfers = [move(known, 10), move(fresh, 5)];
  const keys = [known, fresh].map((owner) => ({ owner, unit: 'money' as const }));
  await post(move(known, 1));
  let other: Promise<void> | undefined;
  // It creates the missing account as a posting does that has not seen the known one, and locks that one afterwards.
  await api.db.transaction(async (tx) => {
    await createAccounts(tx, keys);
    other = post(...transfers);
    await untilWaiting(api.db, 1);
    await postTransfers(tx, transfers);
  });
  await other;
  expect([await balanceOf(known), await balanceOf(fresh)]).toEqual([21, 10]);
});

test('a balance that is locked for the first time is locked without a deadlock too', async () => {
  const owners = ['customer:901', 'customer:902'];
  const keys = owners.flatMap((owner) => (['money', 'points'] as const).map((unit) => ({ owner, unit })));
  await api.db.transaction((tx) => createAccounts(tx, keys.slice(0, 2)));
  let other: Promise<unknown> | undefined;
  await api.db.transaction(async (tx) => {
    await createAccounts(tx, keys);
    other = api.db.transaction((second) => lockBalancesOf(second, owners));
    await untilWaiting(api.db, 1);
    await lockBalancesOf(tx, owners);
  });
  expect(await other).toHaveLength(2);
});

test('many first postings at once are all stored', async () => {
  const owners = Array.from({ length: 12 }, (_, at) => `store:store:${300 + at}`);
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      post(...[0, 5, 7].map((step) => move(owners[(at + step) % 12]!, 1, owners[(at + step + 3) % 12]))),
    ),
  );
  const { rows } = await api.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ledger_transfers where reference like 'test:store:store:3__'`,
  );
  expect(rows[0]?.count).toBe(180);
});

test('a transfer that does not add up is rejected before it is stored', async () => {
  const { entries, ...transfer } = move('store:store:2', 5);
  await expect(post({ ...transfer, entries: entries.slice(0, 1) })).rejects.toThrow(/not balanced/);
});

test('stored balances and sums of months are those of all entries', async () => {
  expect(await findLedgerFaults(api.deps.pool)).toEqual([]);
});

test('a posting waits for no other transaction, even if two hundred of them are open', async () => {
  await api.db.transaction(async (others) => {
    await others.execute(
      sql`select pg_advisory_xact_lock(7312015, shard) from generate_series(0, 199) as shards (shard)`,
    );
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await postTransfers(tx, [move('store:store:21', 10)]);
    });
  });
  expect(await balanceOf('store:store:21')).toBe(10);
});
