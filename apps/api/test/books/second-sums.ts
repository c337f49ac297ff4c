import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** What an account has of an order, in minor units: by the raw tables, and by the ledger. */
export type SumDifference = { orderId: number; account: string; expectedMinor: number; actualMinor: number };

type Sum = { order_id: number; account: string; amount: number };

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const FUNCTIONS = read('arithmetic.sql');
const SECOND_SUMS = read('order-sums.sql');

/**
 * What the ledger has of orders, without what no raw table stores: points, and acts of staff. $1 as in `order-sums.sql`. Wallets
 * post under the order's bare number.
 */
const LEDGER_SUMS = `
  select o.id::int8 as order_id, a.owner as account, sum(e.amount)::int8 as amount
  from orders o
    cross join lateral (values ('order:' || o.id, true), (o.id::text, false)) r (reference, is_of_books)
    join ledger_transfers t on t.reference = r.reference and case when is_of_books
      then t.type not in ('refund_paid', 'write_off', 'tip', 'reversal')
      else t.type in ('order_place', 'partial_payment', 'order_refund') end
    join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id
  where o.terms is not null and ($1::int8[] is null or o.id = any($1::int8[]))
    and a.unit = 'money' and a.owner not like 'points:%' and a.owner <> 'house:loyalty'
  group by o.id, a.owner having sum(e.amount) <> 0`;

/**
 * Compares the ledger with sums that are computed a second time, in SQL and from the raw tables, for each order and account.
 * `orderIds` null is every order that has terms. Wallets of one order are one account where `areWalletsPooled`: orders of
 * guests who signed up, and of accounts that were merged, have changed their owner since. `totals` are the computed sums by account.
 */
export async function findSumDifferences(
  pool: pg.Pool,
  orderIds: readonly number[] | null,
  { areWalletsPooled = false } = {},
): Promise<{ compared: number; differences: SumDifference[]; totals: Map<string, number> }> {
  const [expected, actual] = await readBoth(pool, orderIds);
  const sums = new Map<string, SumDifference>();
  const add = (rows: readonly Sum[], side: 'expectedMinor' | 'actualMinor') => {
    for (const { order_id: orderId, account: text, amount } of rows) {
      const account = areWalletsPooled ? text.replace(/^(customer|guest|deleted):.*/, 'wallet') : text;
      const key = `${orderId} ${account}`;
      const sum = sums.get(key) ?? { orderId, account, expectedMinor: 0, actualMinor: 0 };
      sums.set(key, { ...sum, [side]: sum[side] + amount });
    }
  };
  add(expected, 'expectedMinor');
  add(actual, 'actualMinor');
  const differences = [...sums.values()].filter((sum) => sum.expectedMinor !== sum.actualMinor);
  const totals = new Map<string, number>();
  for (const { account, expectedMinor } of sums.values())
    totals.set(account, (totals.get(account) ?? 0) + expectedMinor);
  return { compared: sums.size, differences, totals };
}

/** Both sides as of one moment. The functions exist only in the transaction. */
async function readBoth(pool: pg.Pool, orderIds: readonly number[] | null): Promise<[Sum[], Sum[]]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(FUNCTIONS);
    const expected = await client.query<Sum>(SECOND_SUMS, [orderIds]);
    const actual = await client.query<Sum>(LEDGER_SUMS, [orderIds]);
    return [expected.rows, actual.rows];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** A difference as a line for people. */
export function sumLine({ orderId, account, expectedMinor, actualMinor }: SumDifference): string {
  return `order ${orderId}: ${account} has ${actualMinor} in the ledger, ${expectedMinor} by the raw tables`;
}
