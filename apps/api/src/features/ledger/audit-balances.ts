import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';

/** An account whose stored balance, or sum of a month and a part, is not that of its entries. */
export type BalanceDifference = {
  account: string;
  unit: 'money' | 'points';
  /** `YYYY-MM`; null for the balance. */
  month: string | null;
  part: string;
  storedMinor: number;
  entriesMinor: number;
};

/** Compares the balances and the sums of the months with all entries. Reads every entry. */
export async function auditBalances(q: Queryable): Promise<BalanceDifference[]> {
  const { rows } = await q.execute<BalanceDifference>(sql`
    with counted as materialized (
      select e.account_id, date_trunc('month', t.day)::date as month, coalesce(e.part, '') as part,
        sum(e.amount) as amount, count(*) as entries
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id group by 1, 2, 3),
    stored as (
      select account_id, month, part, sum(amount) as amount, sum(entries) as entries from ledger_months group by 1, 2, 3)
    select a.owner as account, a.unit, to_char(coalesce(stored.month, counted.month), 'YYYY-MM') as month,
      coalesce(stored.part, counted.part) as part, coalesce(stored.amount, 0)::float8 as "storedMinor",
      coalesce(counted.amount, 0)::float8 as "entriesMinor"
    from counted full join stored using (account_id, month, part)
      join ledger_accounts a on a.id = coalesce(stored.account_id, counted.account_id)
    where (stored.amount, stored.entries) is distinct from (counted.amount, counted.entries)
    union all
    select a.owner, a.unit, null, '', a.balance::float8, coalesce(sum(counted.amount), 0)::float8
    from ledger_accounts a left join counted on counted.account_id = a.id
    where a.owner not like 'house:%'
    group by a.id having a.balance <> coalesce(sum(counted.amount), 0)
    order by 1, 2, 3, 4`);
  return rows;
}

/** A difference as a line for operators. */
export function balanceLine({
  account,
  unit,
  month,
  part,
  storedMinor,
  entriesMinor,
}: BalanceDifference): string {
  const what = month === null ? 'balance' : `sum of ${month}${part && ` (${part})`}`;
  return `account ${account}: its ${what} is ${storedMinor}, its entries add up to ${entriesMinor} (${unit})`;
}
