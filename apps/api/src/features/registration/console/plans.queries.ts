import type { ParsedInput } from '@errand/contract';
import type { listPlans } from '@errand/contract/console/stores/plans';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { countStoresWithPlanSql } from '../../stores/stores.views.ts';
import { storePlans } from '../registration.tables.ts';

const STORES = sql<number>`${sql.raw(countStoresWithPlanSql('"store_plans"."id"'))}`.mapWith(Number);
export const planRows = versionedRows(storePlans, { stores: STORES });
export type PlanRecord = VersionedRow<typeof planRows>;
export type PlanValues = Omit<typeof storePlans.$inferInsert, 'id'>;

/** The plans in the order in which applicants see them. */
export function plansBy(
  q: Queryable,
  { search, active }: Pick<ParsedInput<typeof listPlans>['query'], 'active' | 'search'>,
) {
  const where = and(
    search ? translationContains(storePlans.name, search) : undefined,
    active === undefined ? undefined : eq(storePlans.active, active),
  );
  const order = [asc(storePlans.position), asc(storePlans.id)];
  return {
    rows: (limit: number, offset: number) => planRows.list(q, { where, order, page: { limit, offset } }),
    count: (most: number) => planRows.count(q, where, most),
  };
}
