import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { courierCashSql } from '../ledger/ledger.views.ts';
import { unbookedCashSql } from '../orders/orders.views.ts';

/**
 * SQL of the cash that a courier holds: taken at deliveries, less what was handed over, in minor units. Orders from before the
 * books count until they are booked.
 */
export function cashInHandSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`(${unbookedCashSql(courierId)} + ${courierCashSql(courierId)})`.mapWith(Number);
}

/** The cash that a courier holds, in minor units. */
export async function cashInHand(q: Queryable, courierId: number): Promise<number> {
  const { rows } = await q.execute<{ cash: number }>(
    sql`select ${cashInHandSql(sql`${courierId}::int`)}::float8 as cash`,
  );
  return rows[0]?.cash ?? 0;
}
