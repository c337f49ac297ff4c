import type { MonthSums, PostingPart } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** Parts that pay a balance or set it aside; all others are earned or owed. */
const UNEARNED = ['payout', 'set_off', 'hold', 'payment'] as const satisfies PostingPart[];

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

/** Balances in minor units by the text of the account (`ledgerOwner`). An account without entries may be missing. */
export async function balancesOfAccounts(
  q: Queryable,
  owners: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await q.execute<{ owner: string; balance: number }>(sql`
    select owner, balance::float8 as balance from ledger_accounts
    where unit = 'money' and owner = any(${textArray(owners)})`);
  return balanceMap(rows);
}

/** The same, locked until the transaction ends, always in the same order. */
export async function lockAccounts(tx: Tx, owners: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ owner: string; balance: number }>(sql`
    select owner, balance::float8 as balance from ledger_accounts
    where unit = 'money' and owner = any(${textArray(owners)}) order by id for update`);
  return balanceMap(rows);
}

/** The balances of all accounts whose text begins with `prefix`, without those of 0. */
export async function balancesWithPrefix(q: Queryable, prefix: string): Promise<Map<string, number>> {
  const { rows } = await q.execute<{ owner: string; balance: number }>(sql`
    select owner, balance::float8 as balance from ledger_accounts
    where unit = 'money' and balance <> 0 and starts_with(owner, ${prefix})`);
  return balanceMap(rows);
}

function balanceMap(rows: { owner: string; balance: number }[]): Map<string, number> {
  return new Map(rows.map(({ owner, balance }) => [owner, balance]));
}

/** An earning since an instant: what one order, or another reference, has brought an account. */
type RecentEarning = { owner: string; at: Date; amountMinor: number };

/**
 * What accounts have earned since an instant, net for each reference, and without references that cost them something. Reads the
 * own entries of the accounts alone, from the first transfer of those days on. The day of a transfer is never before that of its
 * instant, in any time zone.
 */
export async function recentEarnings(
  q: Queryable,
  owners: readonly string[],
  since: Date,
): Promise<RecentEarning[]> {
  const instant = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await q.execute<{ owner: string; at: string; amount: number }>(sql`
    with first as materialized (
      select min(t.id) as id
      from generate_series((${instant} at time zone 'UTC')::date - 1, (select max(day) from ledger_transfers), '1 day') as since
        cross join lateral (select id from ledger_transfers where day = since::date order by id limit 1) t),
    own as materialized (
      select a.id, a.owner from ledger_accounts a where a.unit = 'money' and a.owner = any(${textArray(owners)})),
    earned as materialized (
      select own.owner, e.transfer_id, e.amount from own cross join first cross join lateral (
        select transfer_id, amount from ledger_entries
        where account_id = own.id and transfer_id >= first.id and coalesce(part, '') <> all(${textArray(UNEARNED)})
        offset 0) e)
    select e.owner, max(t.at) as at, sum(e.amount)::float8 as amount
    from earned e join ledger_transfers t on t.id = e.transfer_id
    where t.at > ${instant}
    group by e.owner, t.reference having sum(e.amount) > 0`);
  return rows.map(({ owner, at, amount }) => ({ owner, at: new Date(at), amountMinor: amount }));
}

/**
 * What accounts earned and gave in the month of a day and in the two before it, from the sums of their months. A payout of more
 * than the balance, such as an advance, is owed since its month.
 */
export async function monthsOfAccounts(
  q: Queryable,
  owners: readonly string[],
  today: string,
): Promise<Map<string, MonthSums[]>> {
  const month = sql`date_trunc('month', ${today}::date)::date`;
  const { rows } = await q.execute<{ owner: string; ago: number; earned: number; given: number }>(sql`
    select a.owner, coalesce(sum(m.amount) filter (where m.part <> all(${textArray(UNEARNED)})), 0)::float8 as earned,
      coalesce(sum(0 - m.amount) filter (where m.amount < 0 and m.part not in ('hold', 'payment')), 0)::float8 as given,
      greatest(0, (extract(year from age(${month}, m.month)) * 12 + extract(month from age(${month}, m.month))))::int as ago
    from ledger_accounts a join ledger_months m on m.account_id = a.id
    where a.unit = 'money' and a.owner = any(${textArray(owners)})
      and m.month >= ${month} - interval '2 months'
    group by a.owner, ago`);
  const months = new Map<string, MonthSums[]>();
  for (const { owner, ago, earned, given } of rows) {
    const own = months.get(owner) ?? [0, 1, 2].map(() => ({ inMinor: 0, outMinor: 0 }));
    own[ago] = { inMinor: Math.max(0, earned), outMinor: given };
    months.set(owner, own);
  }
  return months;
}

/** What moved an account after an entry, by part, and the last entry. */
type Movements = { parts: Partial<Record<PostingPart, number>>; lastEntry: number };

/**
 * Sums what moved accounts, each after an entry of its own: what was posted since the last statement. Everything, which is after
 * entry 0, is read from the sums of the months.
 */
export async function movementsAfter(
  q: Queryable,
  accounts: readonly { owner: string; afterEntry: number }[],
): Promise<Map<string, Movements>> {
  const { rows } = await q.execute<{ owner: string; part: PostingPart; amount: number; last: number }>(sql`
    with given as (
      select a.id, a.owner, after_entry
      from unnest(${textArray(accounts.map(({ owner }) => owner))},
          ${sql.param(accounts.map(({ afterEntry }) => afterEntry))}::int8[]) as one (owner, after_entry)
        join ledger_accounts a on a.owner = one.owner and a.unit = 'money')
    select given.owner, coalesce(e.part, 'balance') as part, sum(e.amount)::float8 as amount, max(e.id)::float8 as last
    from given join ledger_entries e on e.account_id = given.id and e.id > given.after_entry
    where given.after_entry > 0 group by 1, 2
    union all
    select given.owner, coalesce(nullif(m.part, ''), 'balance'), sum(m.amount)::float8,
      (select max(e.id) from ledger_entries e where e.account_id = given.id)::float8
    from given join ledger_months m on m.account_id = given.id
    where given.after_entry = 0 group by given.id, given.owner, 2
    order by 1, 2`);
  const movements = new Map<string, Movements>();
  for (const { owner, part, amount, last } of rows) {
    const known = movements.get(owner);
    movements.set(owner, {
      parts: { ...known?.parts, [part]: amount },
      lastEntry: Math.max(last, known?.lastEntry ?? 0),
    });
  }
  return movements;
}
