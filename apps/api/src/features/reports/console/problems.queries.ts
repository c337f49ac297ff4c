import type { ParsedInput } from '@errand/contract';
import type { listProblems } from '@errand/contract/console/support/problems';
import { searchedOrderNumber } from '@errand/domain/orders';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { containsWords } from '../../../platform/search/index.ts';
import { isOrderInSql } from '../../orders/orders.views.ts';
import { orderReports } from '../reports.tables.ts';

export type Report = typeof orderReports.$inferSelect;
type Query = ParsedInput<typeof listProblems>['query'];

function matching(scope: Scope, { search, state, from, to }: Query): SQL | undefined {
  return and(
    scope.all ? undefined : isOrderInSql(orderReports.orderId, scope),
    search ? isFound(search) : undefined,
    state && (state === 'open' ? isNull : isNotNull)(orderReports.answeredAt),
    from ? gte(orderReports.createdAt, new Date(from)) : undefined,
    to ? lt(orderReports.createdAt, new Date(to)) : undefined,
  );
}

/** Matches the number of the order, or words of the report. */
function isFound(words: string): SQL | undefined {
  const number = searchedOrderNumber(words);
  if (number !== null) return eq(orderReports.orderId, number);
  return or(containsWords(orderReports.reason, words), containsWords(orderReports.text, words));
}

/** Reports of a scope. By default open ones come first, the longest open on top. */
export function reportsIn(q: Queryable, scope: Scope, query: Query) {
  const where = matching(scope, query);
  const { id, answeredAt, createdAt } = orderReports;
  const order = query.sort
    ? [(query.direction === 'asc' ? asc : desc)(createdAt), desc(id)]
    : [desc(isNull(answeredAt)), sql`case when ${answeredAt} is null then ${id} else -${id} end`];
  return {
    rows: (limit: number, offset: number): Promise<Report[]> =>
      q
        .select()
        .from(orderReports)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    count: (most: number) => countUpTo(q, orderReports, where, most),
  };
}

export async function findReport(q: Queryable, id: number): Promise<Report | null> {
  const [row] = await q.select().from(orderReports).where(eq(orderReports.id, id));
  return row ?? null;
}
