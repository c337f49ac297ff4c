import {
  type AccountKey as BookKey,
  customerOwner,
  ledgerOwner,
  type PostingPart,
} from '@errand/domain/books';
import type { LedgerEntry, LedgerType, LedgerUnit, TransferType } from '@errand/domain/ledger';
import { and, eq, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, preparedIn, type Queryable, type Tx } from '../../platform/db/index.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

type AccountKey = { owner: string; unit: LedgerUnit };

const UNITS: readonly LedgerUnit[] = ['money', 'points'];

/** Creates the missing ones of accounts. */
export async function createAccounts(tx: Tx, keys: readonly AccountKey[]): Promise<void> {
  const sorted = keys.toSorted((a, b) => `${a.owner} ${a.unit}`.localeCompare(`${b.owner} ${b.unit}`));
  await tx
    .insert(ledgerAccounts)
    .values(sorted.map(({ owner, unit }) => ({ owner, unit })))
    .onConflictDoNothing();
}

/** Locks both balances of an owner until the transaction ends and returns them. */
export async function lockBalances(tx: Tx, owner: string): Promise<Record<LedgerUnit, number>> {
  const [balances] = await lockBalancesOf(tx, [owner]);
  if (!balances) throw new Error(`There is no ledger account of ${owner}.`);
  return balances;
}

/** The same for several owners, in their order. */
export async function lockBalancesOf(
  tx: Tx,
  owners: readonly string[],
): Promise<Record<LedgerUnit, number>[]> {
  const lock = () => preparedIn<AccountKey & { balance: number }>(tx, 'ledger-lock', LOCK, [owners]);
  let rows = await lock();
  if (rows.length < owners.length * UNITS.length) {
    await createAccounts(
      tx,
      owners.flatMap((owner) => UNITS.map((unit) => ({ owner, unit }))),
    );
    rows = await lock();
  }
  const of = (owner: string, unit: LedgerUnit) =>
    rows.find((row) => row.owner === owner && row.unit === unit)?.balance ?? 0;
  return owners.map((owner) => ({ money: of(owner, 'money'), points: of(owner, 'points') }));
}

/** Locks nothing while an account is missing: whoever creates it may wait for a lock. */
const LOCK = `
  select owner, unit, balance from ledger_accounts where owner = any($1::text[]) and (
      select count(*) from ledger_accounts where owner = any($1::text[])) = ${UNITS.length} * cardinality($1::text[])
  order by id for update`;

/** The wallet balance of an owner on this connection: a transaction must not wait for another one. */
export async function moneyOf(q: Queryable, owner: string): Promise<number> {
  const [row] = await q
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.unit, 'money')));
  return row?.balance ?? 0;
}

/** What the operator has set aside for a customer's points, in minor units. Lock the customer's balances before. */
export async function provisionOf(q: Queryable, customerId: number): Promise<number> {
  return moneyOf(q, ledgerOwner({ account: 'points', owner: customerOwner(customerId) }));
}

/**
 * Customers with points for which nothing was set aside, because they have not moved since the books began; those with larger
 * ids of accounts than `after`, at most `limit`.
 */
export async function listWithoutProvision(
  q: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<{ accountId: number; customerId: number }[]> {
  const { rows } = await q.execute<{ account_id: number; customer_id: number }>(sql`
    select p.id as account_id, split_part(p.owner, ':', 2)::int as customer_id from ledger_accounts p
    where p.unit = 'points' and p.owner like 'customer:%' and p.balance > 0 and p.id > ${after}
      and not exists (select 1 from ledger_accounts m where m.owner = 'points:' || p.owner and m.unit = 'money')
    order by p.id limit ${limit}`);
  return rows.map((row) => ({ accountId: row.account_id, customerId: row.customer_id }));
}

/** The net amount that an owner's wallet has paid for an order, also from accounts that were merged into it. */
export async function moneyInOrder(tx: Tx, owner: string, orderId: number): Promise<number> {
  const found = await tx.execute<{ sum: number }>(sql`
    select coalesce(-sum(e.amount), 0)::float8 as sum
    from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
    where (a.owner = ${owner} or a.merged_into = ${owner}) and a.unit = 'money'
      and t.reference = ${String(orderId)}
      and t.type in ('order_place', 'partial_payment', 'order_refund')`);
  return found.rows[0]?.sum ?? 0;
}

/** The balances of an owner; 0 without entries. */
export async function balancesOf(pool: pg.Pool, owner: string): Promise<Record<LedgerUnit, number>> {
  const rows = await prepared<{ unit: LedgerUnit; sum: number }>(pool, 'ledger-balances', BALANCES, [owner]);
  const of = (unit: LedgerUnit) => rows.find((row) => row.unit === unit)?.sum ?? 0;
  return { money: of('money'), points: of('points') };
}

const BALANCES = 'select unit, balance as sum from ledger_accounts where owner = $1';

export type LedgerRow = {
  transaction_id: string;
  type: TransferType;
  reference: string | null;
  at: Date;
  /** Credit of the account; a debit is negative. */
  amount: LedgerEntry['amount'];
  /** The part of it that the operator gave as a bonus. */
  bonus: number;
  /** Balance after the transfer. */
  balance: number;
};

/** One page of an account's movements of some types, newest first, and how many there are. */
export async function listLedgerRows(
  pool: pg.Pool,
  { owner, unit }: AccountKey,
  types: readonly TransferType[],
  { limit, offset: page }: { limit: number; offset: number },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const of = [owner, unit, types];
  const [rows, counted] = await Promise.all([
    prepared<LedgerRow>(pool, 'ledger-page', PAGE, [...of, limit, (page - 1) * limit]),
    prepared<{ total: number }>(pool, 'ledger-count', COUNT, of),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

// A transfer is one row, also if it has several entries of the account. The running balance includes the types that are
// filtered out. `house:bonuses` is the former name of the account of bonuses.
const PAGE = `
  select t.transaction_id, t.type, t.reference, t.at, m.amount, m.balance,
    (select coalesce(-sum(b.amount), 0) from ledger_entries b join ledger_accounts g on g.id = b.account_id
      where b.transfer_id = t.id and g.owner in ('house:bonuses', 'house:top_up_bonuses') and g.unit = $2) as bonus
  from (
    select e.transfer_id, sum(e.amount) as amount, sum(sum(e.amount)) over (order by e.transfer_id) as balance
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.owner = $1 and a.unit = $2
    group by e.transfer_id
  ) m join ledger_transfers t on t.id = m.transfer_id
  where t.type = any($3::text[]) order by m.transfer_id desc limit $4 offset $5`;

const COUNT = `
  select count(distinct t.id) as total
  from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transfers t on t.id = e.transfer_id
  where a.owner = $1 and a.unit = $2 and t.type = any($3::text[])`;

export type AccountDay = {
  /** YYYY-MM-DD in the shop's time zone. */
  day: string;
  type: LedgerType;
  part: PostingPart;
  /** Minor units. */
  amount: number;
  /** How many orders or other subjects it is about. */
  subjects: number;
};

/** The entries of an account of the books in a month (YYYY-MM), summed by day, type and part; the latest day first. */
export function listAccountDays(pool: pg.Pool, account: BookKey, month: string): Promise<AccountDay[]> {
  return prepared<AccountDay>(pool, 'ledger-days', DAYS, [ledgerOwner(account), `${month}-01`]);
}

const DAYS = `
  select to_char(t.day, 'YYYY-MM-DD') as day, t.type, e.part, sum(e.amount)::float8 as amount,
    count(distinct t.reference)::int as subjects
  from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transfers t on t.id = e.transfer_id
  where a.owner = $1 and a.unit = 'money' and t.day >= $2::date and t.day < $2::date + interval '1 month'
  group by t.day, t.type, e.part order by t.day desc, t.type, e.part`;

/** What moved an account of the books for an order in a month, by type and part. */
export type AccountOrder = {
  order_id: number;
  day: string;
  sums: { type: LedgerType; part: PostingPart; amountMinor: number }[];
};

/** The orders that moved an account in a month (YYYY-MM), the latest first. */
export function listAccountOrders(
  pool: pg.Pool,
  account: BookKey,
  month: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccountOrder[]> {
  const values = [ledgerOwner(account), `${month}-01`, limit, offset];
  return prepared<AccountOrder>(pool, 'ledger-orders', ORDERS, values);
}

/** How many orders moved an account in a month. */
export async function countAccountOrders(pool: pg.Pool, account: BookKey, month: string): Promise<number> {
  const values = [ledgerOwner(account), `${month}-01`];
  const [row] = await prepared<{ total: number }>(pool, 'ledger-orders-count', ORDERS_COUNT, values);
  return row?.total ?? 0;
}

const OF_MONTH = `
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
  where a.owner = $1 and a.unit = 'money' and t.day >= $2::date and t.day < $2::date + interval '1 month'
    and t.reference like 'order:%'`;

const ORDERS = `
  with sums as (select split_part(t.reference, ':', 2)::int8 as order_id, t.type, e.part, max(t.day) as day,
      sum(e.amount) as amount ${OF_MONTH} group by 1, 2, 3)
  select order_id, to_char(max(day), 'YYYY-MM-DD') as day,
    json_agg(json_build_object('type', type, 'part', part, 'amountMinor', amount)) as sums
  from sums group by order_id order by max(day) desc, order_id desc limit $3 offset $4`;

const ORDERS_COUNT = `select count(distinct t.reference)::int as total ${OF_MONTH}`;

/** The points that an order earned its owner, also before an account was merged into the owner's. */
export async function pointsOfOrder(tx: Tx, owner: string, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(
      and(
        or(eq(ledgerAccounts.owner, owner), eq(ledgerAccounts.mergedInto, owner)),
        eq(ledgerAccounts.unit, 'points'),
        eq(ledgerTransfers.type, 'order_place'),
        eq(ledgerTransfers.reference, String(orderId)),
      ),
    );
  return row?.sum ?? 0;
}
