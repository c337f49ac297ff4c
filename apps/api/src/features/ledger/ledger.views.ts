import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL of the cash that a courier has handed over, in minor units. */
export function handedOverSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`(select coalesce(sum(view_entry.amount), 0)
    from ledger_accounts view_account join ledger_entries view_entry on view_entry.account_id = view_account.id
    where view_account.owner = 'courier:' || ${courierId} and view_account.unit = 'money')`;
}
