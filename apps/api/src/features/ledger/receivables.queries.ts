import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';

/** An order whose receivable is not 0: negative is due to the shop. `since` is the day of its first entry. */
export type OpenReceivable = { orderId: number; amountMinor: number; since: string; isChargedBack: boolean };

/** Sums the receivables of all orders, which reads every entry of them. */
export async function listReceivables(q: Queryable): Promise<OpenReceivable[]> {
  const { rows } = await q.execute<OpenReceivable>(sql`
    select ${ORDER_ID} as "orderId", sum(e.amount)::float8 as "amountMinor",
      to_char(min(t.day), 'YYYY-MM-DD') as since, bool_or(t.type = 'chargeback') as "isChargedBack"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id in ${RECEIVABLES} and t.reference ~ '^(order:)?[0-9]+$'
    group by 1 having sum(e.amount) <> 0 order by 1`);
  return rows;
}

/** The receivables of orders now, by their ids; without those of 0. */
export async function receivablesOf(q: Queryable, orderIds: readonly number[]): Promise<Map<number, number>> {
  const references = orderIds.flatMap((id) => [`order:${id}`, String(id)]);
  const { rows } = await q.execute<{ id: number; amount: number }>(sql`
    select ${ORDER_ID} as id, sum(e.amount)::float8 as amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    where t.reference = any(${sql.param(references)}::text[]) and e.account_id in ${RECEIVABLES}
    group by 1 having sum(e.amount) <> 0`);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Transfers of wallets have the number of the order alone. */
const ORDER_ID = sql`(regexp_replace(t.reference, '^order:', ''))::float8`;
const RECEIVABLES = sql`(select id from ledger_accounts where owner in ('house:receivable', 'house:orders') and unit = 'money')`;

/** What the books say that providers hold, in minor units, by their names. */
export async function clearingBalances(q: Queryable): Promise<Map<string, number>> {
  const { rows } = await q.execute<{ provider: string; balance: number }>(sql`
    select substr(a.owner, length('house:clearing:') + 1) as provider, (0 - sum(m.amount))::float8 as balance
    from ledger_months m join ledger_accounts a on a.id = m.account_id
    where a.unit = 'money' and starts_with(a.owner, 'house:clearing:') group by 1`);
  return new Map(rows.map(({ provider, balance }) => [provider, balance]));
}
