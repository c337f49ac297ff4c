import type { ParsedInput } from '@errand/contract';
import type { listRefunds } from '@errand/contract/console/refunds';
import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { countUpTo, isAfterSql, type RowPosition, type Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { isOrderInSql } from '../../orders/orders.views.ts';
import type { RefundRequest } from '../refunds.queries.ts';
import { orderRefunds } from '../refunds.tables.ts';

type Query = ParsedInput<typeof listRefunds>['query'];

function matching(scope: Scope, { search, status, owed, from, to }: Query): SQL | undefined {
  return and(
    scope.all ? undefined : isOrderInSql(orderRefunds.orderId, scope),
    search ? eq(orderRefunds.orderId, Number(search) || 0) : undefined,
    status ? eq(orderRefunds.status, status) : undefined,
    owed === undefined ? undefined : eq(orderRefunds.owed, owed),
    from ? gte(orderRefunds.createdAt, new Date(from)) : undefined,
    to ? lt(orderRefunds.createdAt, new Date(to)) : undefined,
  );
}

/** Refund requests of a scope. They are numbered as they are created, so ids give the order of time. */
export function refundsIn(q: Queryable, scope: Scope, query: Query) {
  const where = matching(scope, query);
  const by = query.sort === 'amount_minor' ? orderRefunds.amountMinor : null;
  const ascending = query.direction === 'asc';
  const order = ascending ? asc : desc;
  return {
    rows(limit: number, after: RowPosition | null): Promise<RefundRequest[]> {
      const rest = after && isAfterSql(after, { by, idColumn: orderRefunds.id, ascending });
      return q
        .select()
        .from(orderRefunds)
        .where(and(where, rest ?? undefined))
        .orderBy(...(by ? [order(by)] : []), order(orderRefunds.id))
        .limit(limit);
    },
    count: (most: number) => countUpTo(q, orderRefunds, where, most),
  };
}

export async function findRefund(q: Queryable, id: number): Promise<RefundRequest | null> {
  const [row] = await q.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return row ?? null;
}
