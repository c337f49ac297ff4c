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

/** The SQL of a table of promotions. `sorts` are columns to sort by besides the period. */
export function promotionRows<Row extends object, Values extends object>(
  rows: PromotionTable & { $inferSelect: Row; $inferInsert: Values },
  sorts: Record<string, AnyColumn> = {},
) {
  const versioned = versionedRows(rows);
  const sortable: Record<string, AnyColumn | undefined> = {
    starts_at: rows.startsAt,
    ends_at: rows.endsAt,
    ...sorts,
  };

  function matching({ search, state, module_id: moduleId }: Page, nowMs: number): SQL | undefined {
    return and(
      titleSql(rows.title, search),
      inStateSql(rows, state, nowMs),
      moduleId && rows.moduleId ? eq(rows.moduleId, moduleId) : undefined,
    );
  }

  return {
    ...versioned,
    /** A page in the order of its sort, else the latest first. */
    list(q: Queryable, page: Page & { nowMs: number; limit: number; offset: number }) {
      const order = page.direction === 'asc' ? asc : desc;
      const sort = page.sort && sortable[page.sort];
      return versioned.list(q, {
        where: matching(page, page.nowMs),
        order: [...(sort ? [order(sort)] : []), order(rows.id)],
        page,
      });
    },
    count(q: Queryable, page: Page, nowMs: number): Promise<number> {
      return q.$count(rows, matching(page, nowMs));
    },
  };
}
