import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { type AnyColumn, and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/index.ts';
import { versionedRows } from '../versioned-rows.ts';
import { inStateSql, titleSql } from './promotion-fields.ts';

/** A table of promotions: with a title and a period, and some of them with a switch and a module. */
type PromotionTable = PgTable & {
  id: PgColumn;
  title: PgColumn;
  startsAt: PgColumn;
  endsAt: PgColumn;
  active?: PgColumn;
  moduleId?: PgColumn;
};

type Page = {
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
  search?: string | undefined;
  state?: PromotionState | undefined;
  module_id?: number | undefined;
};

type Options<Filter> = {
  /** Columns to sort by besides the period. */
  sorts?: Record<string, AnyColumn>;
  /** The order without a sort; the latest first by default. */
  order?: (SQL | PgColumn)[];
  /** A condition for filters that only this table has. */
  where?: (filter: Filter) => SQL | undefined;
};

/** The SQL of a table of promotions. */
export function promotionRows<Row extends object, Values extends object, Filter extends object = object>(
  rows: PromotionTable & { $inferSelect: Row; $inferInsert: Values },
  { sorts, order: initial, where }: Options<Filter> = {},
) {
  const versioned = versionedRows(rows);
  const sortable: Record<string, AnyColumn | undefined> = {
    starts_at: rows.startsAt,
    ends_at: rows.endsAt,
    ...sorts,
  };

  function matching(page: Page & Filter, nowMs: number): SQL | undefined {
    const { search, state, module_id: moduleId } = page;
    return and(
      titleSql(rows.title, search),
      inStateSql(rows, state, nowMs),
      moduleId && rows.moduleId ? eq(rows.moduleId, moduleId) : undefined,
      where?.(page),
    );
  }

  return {
    ...versioned,
    list(q: Queryable, page: Page & Filter & { nowMs: number; limit: number; offset: number }) {
      const direction = page.direction === 'asc' ? asc : desc;
      const sort = page.sort && sortable[page.sort];
      const sorted = sort ? [direction(sort), direction(rows.id)] : (initial ?? [direction(rows.id)]);
      return versioned.list(q, { where: matching(page, page.nowMs), order: sorted, page });
    },
    count(q: Queryable, page: Page & Filter, nowMs: number): Promise<number> {
      return q.$count(rows, matching(page, nowMs));
    },
  };
}
