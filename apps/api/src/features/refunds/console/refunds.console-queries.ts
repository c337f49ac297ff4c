import { and, asc, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Scope } from '../../../console/index.ts';
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

/** Refund requests of a scope. */
export function listRefundRows(
  q: Queryable,
  scope: Scope,
  filter: RefundFilter,
  page: { sort: 'created_at' | 'amount_minor'; ascending: boolean; limit: number; offset: number },
): Promise<RefundRequest[]> {
  const by = page.sort === 'amount_minor' ? orderRefunds.amountMinor : orderRefunds.createdAt;
  const order = page.ascending ? asc : desc;
  return q
    .select()
    .from(orderRefunds)
    .where(matching(scope, filter))
    .orderBy(order(by), order(orderRefunds.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts matching requests, up to `most`. */
export async function countRefunds(
  q: Queryable,
  scope: Scope,
  filter: RefundFilter,
  most: number,
): Promise<number> {
  const some = q
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(matching(scope, filter))
    .limit(most)
    .as('some');
  const [row] = await q.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findRefund(q: Queryable, id: number): Promise<RefundRequest | null> {
  const [row] = await q.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return row ?? null;
}
