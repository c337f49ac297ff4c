import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { type AnyColumn, and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/index.ts';
import { rowVersion } from '../version.ts';
import { inStateSql } from './period.ts';
import { titleSql } from './title-sql.ts';

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
type Versioned<Row> = Row & { version: string };

/** The SQL of a table of promotions. `sorts` are columns to sort by besides the period. */
export function promotionRows<Row extends object, Values extends object>(
  rows: PromotionTable & { $inferSelect: Row; $inferInsert: Values },
  sorts: Record<string, AnyColumn> = {},
) {
  const record = { ...getTableColumns(rows), version: rowVersion(rows.id) };
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
    /** A page in the order of its sort, else the latest first. */
    async list(
      q: Queryable,
      page: Page & { nowMs: number; limit: number; offset: number },
    ): Promise<Versioned<Row>[]> {
      const order = page.direction === 'asc' ? asc : desc;
      const sort = page.sort && sortable[page.sort];
      const found = await q
        .select(record)
        .from(rows)
        .where(matching(page, page.nowMs))
        .orderBy(...(sort ? [order(sort)] : []), order(rows.id))
        .limit(page.limit)
        .offset(page.offset);
      return found as Versioned<Row>[];
    },
    count(q: Queryable, page: Page, nowMs: number): Promise<number> {
      return q.$count(rows, matching(page, nowMs));
    },
    async find(q: Queryable, id: number): Promise<Versioned<Row> | null> {
      const [row] = await q.select(record).from(rows).where(eq(rows.id, id));
      return (row as Versioned<Row> | undefined) ?? null;
    },
    /** Locks a row until the transaction ends. */
    async lock(q: Queryable, id: number): Promise<Versioned<Row> | null> {
      const [row] = await q.select(record).from(rows).where(eq(rows.id, id)).for('update');
      return (row as Versioned<Row> | undefined) ?? null;
    },
    async insert(q: Queryable, values: Values): Promise<number> {
      const [row] = await q.insert(rows).values(values).returning({ id: rows.id });
      if (!row) throw new Error('no promotion was inserted');
      return row.id as number;
    },
    async update(q: Queryable, id: number, values: Partial<Values>): Promise<void> {
      await q.update(rows).set(values).where(eq(rows.id, id));
    },
  };
}
