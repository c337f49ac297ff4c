import type { ClosingBalance, ClosingSum, HashedEntry } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** The first day whose month is open, `YYYY-MM-DD`; null while no month is closed. */
export async function firstOpenDay(q: Queryable): Promise<string | null> {
  const { rows } = await q.execute<{ day: string | null }>(
    sql`select to_char(ledger_first_open_day(), 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? null;
}

/** The first month with entries, `YYYY-MM`; null without entries. */
export async function firstMonth(q: Queryable): Promise<string | null> {
  const { rows } = await q.execute<{ month: string | null }>(
    sql`select to_char(min(month), 'YYYY-MM') as month from ledger_months`,
  );
  return rows[0]?.month ?? null;
}

/**
 * Waits for the transactions that post, and keeps others from posting until this one ends. Rejects with the code 55P03 of
 * PostgreSQL if one of them takes longer than `waitMs`.
 */
export async function lockPostings(tx: Tx, waitMs: number): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`));
  await tx.execute(sql`lock table ledger_transfers in share row exclusive mode`);
}

/** How many transfers are read at once. */
const TRANSFERS = 2000;

/** The entries of a month (`YYYY-MM`) by day, transfer and entry, in pages. */
export async function* entriesOfMonth(q: Queryable, month: string): AsyncGenerator<HashedEntry[]> {
  let after = { day: `${month}-01`, id: 0 };
  for (;;) {
    const { rows } = await q.execute<HashedEntry & { id: number; transfers: number }>(sql`
      with page as (
        select id, transaction_id, day, type, reference, at from ledger_transfers
        where day >= ${after.day}::date and day < ${`${month}-01`}::date + interval '1 month'
          and (day, id) > (${after.day}::date, ${after.id}::int8)
        order by day, id limit ${TRANSFERS})
      select page.id::float8 as id, (select count(*) from page)::int as transfers, page.transaction_id as transfer,
        to_char(page.day, 'YYYY-MM-DD') as day, page.type, page.reference,
        to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        a.owner as account, a.unit, e.part, e.amount::float8 as amount
      from page join ledger_entries e on e.transfer_id = page.id join ledger_accounts a on a.id = e.account_id
      order by page.day, page.id, e.id`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (last.transfers < TRANSFERS) return;
    after = { day: last.day, id: last.id };
  }
}

/** What moved every account in a month, by part. */
export async function sumsOfMonth(q: Queryable, month: string): Promise<ClosingSum[]> {
  const { rows } = await q.execute<ClosingSum>(sql`
    select a.owner as account, a.unit, m.part, sum(m.entries)::int as entries, sum(m.amount)::float8 as amount
    from ledger_months m join ledger_accounts a on a.id = m.account_id
    where m.month = ${`${month}-01`}::date group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}

/** The balances of all accounts at the end of a month, without those of 0. */
export async function balancesAt(q: Queryable, month: string): Promise<ClosingBalance[]> {
  const { rows } = await q.execute<ClosingBalance>(sql`
    select a.owner as account, a.unit, sum(m.amount)::float8 as balance
    from ledger_months m join ledger_accounts a on a.id = m.account_id
    where m.month <= ${`${month}-01`}::date group by 1, 2 having sum(m.amount) <> 0 order by 1, 2`);
  return rows;
}
