import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { countUpTo, isAfterSql, type RowPosition, type Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { isOrderInSql } from '../../orders/orders.views.ts';
import type { RefundRequest } from '../refunds.queries.ts';
import { orderRefunds } from '../refunds.tables.ts';

export type RefundFilter = {
  search?: string | undefined;
  status?: RefundRequest['status'] | undefined;
  owed?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function matching(scope: Scope, { search, status, owed, from, to }: RefundFilter): SQL | undefined {
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
export function listRefundRows(
  q: Queryable,
  scope: Scope,
  filter: RefundFilter,
  page: {
    sort: 'created_at' | 'amount_minor';
    ascending: boolean;
    limit: number;
    after: RowPosition | null;
  },
): Promise<RefundRequest[]> {
  const { after, ascending } = page;
  const by = page.sort === 'amount_minor' ? orderRefunds.amountMinor : null;
  const order = ascending ? asc : desc;
  const rest = after && isAfterSql(after, { by, idColumn: orderRefunds.id, ascending });
  return q
    .select()
    .from(orderRefunds)
    .where(and(matching(scope, filter), rest ?? undefined))
    .orderBy(...(by ? [order(by)] : []), order(orderRefunds.id))
    .limit(page.limit);
}

/** Counts matching requests, up to `most`. */
export function countRefunds(
  q: Queryable,
  scope: Scope,
  filter: RefundFilter,
  most: number,
): Promise<number> {
  return countUpTo(q, orderRefunds, matching(scope, filter), most);
}

export async function findRefund(q: Queryable, id: number): Promise<RefundRequest | null> {
  const [row] = await q.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return row ?? null;
}
