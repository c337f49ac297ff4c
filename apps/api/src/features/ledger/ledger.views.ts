import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL of the cash that a courier has handed over, in minor units. */
export function handedOverSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`coalesce((select view_account.balance from ledger_accounts view_account
    where view_account.owner = 'courier:' || ${courierId} and view_account.unit = 'money'), 0)`;
}
