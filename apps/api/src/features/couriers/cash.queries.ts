import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { handedOverSql } from '../ledger/ledger.views.ts';
import { collectedCashSql } from '../orders/orders.views.ts';

/** SQL of the cash that a courier holds: taken at deliveries, less what was handed over, in minor units. */
export function cashInHandSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`(${collectedCashSql(courierId)} - ${handedOverSql(courierId)})`.mapWith(Number);
}

/** The cash that a courier holds, in minor units. */
export async function cashInHand(q: Queryable, courierId: number): Promise<number> {
  const { rows } = await q.execute<{ cash: number }>(
    sql`select ${cashInHandSql(sql`${courierId}::int`)}::float8 as cash`,
  );
  return rows[0]?.cash ?? 0;
}
