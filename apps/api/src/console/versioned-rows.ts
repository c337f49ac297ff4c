import { type AnyColumn, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/index.ts';
import { AppError } from '../platform/http/index.ts';

type Selection = {
  where?: SQL | undefined;
  order: (SQL | PgColumn)[];
  page?: { limit: number; offset: number };
};

/**
 * The statements that lists and forms of staff need of a table with ids. Every row comes with its version, and with the
 * values of `computed`.
 */
export function versionedRows<Row extends object, Values extends object, Computed extends object = object>(
  table: PgTable & { id: PgColumn; $inferSelect: Row; $inferInsert: Values },
  computed?: { [Name in keyof Computed]: SQL<Computed[Name]> },
) {
  type Versioned = Row & Computed & { version: string };
  const columns = { ...getTableColumns(table), ...computed, version: rowVersion(table.id) };

  return {
    async list(q: Queryable, { where, order, page }: Selection): Promise<Versioned[]> {
      const all = q
        .select(columns)
        .from(table)
        .where(where)
        .orderBy(...order);
      return (await (page ? all.limit(page.limit).offset(page.offset) : all)) as Versioned[];
    },

    async find(q: Queryable, id: number): Promise<Versioned | null> {
      const [row] = await q.select(columns).from(table).where(eq(table.id, id));
      return (row as Versioned | undefined) ?? null;
    },

    /** Locks a row until the transaction ends. */
    async lock(q: Queryable, id: number): Promise<Versioned | null> {
      const [row] = await q.select(columns).from(table).where(eq(table.id, id)).for('update');
      return (row as Versioned | undefined) ?? null;
    },

    /** Counts up to `most` rows. */
    count(q: Queryable, where: SQL | undefined, most: number): Promise<number> {
      return countUpTo(q, table, where, most);
    },

    /** Returns the id of the new row. */
    async insert(q: Queryable, values: Values): Promise<number> {
      const [row] = await q.insert(table).values(values).returning({ id: table.id });
      if (!row) throw new Error('no row was inserted');
      return row.id as number;
    },

    /** Returns null if another row has one of its unique values. */
    async insertUnlessTaken(q: Queryable, values: Values): Promise<number | null> {
      const [row] = await q.insert(table).values(values).onConflictDoNothing().returning({ id: table.id });
      return (row?.id as number | undefined) ?? null;
    },

    async update(q: Queryable, id: number, values: Partial<Values>): Promise<void> {
      await q.update(table).set(values).where(eq(table.id, id));
    },

    /** Returns whether the row existed. */
    async remove(q: Queryable, id: number): Promise<boolean> {
      const rows = await q.delete(table).where(eq(table.id, id)).returning({ id: table.id });
      return rows.length > 0;
    },
  };
}

/**
 * The version of a row for optimistic concurrency: PostgreSQL's `xmin`, which every write of the row changes. Select it
 * with the row: `{ ...getTableColumns(staff), version: rowVersion(staff.id) }`.
 */
export function rowVersion(column: AnyColumn): SQL<string> {
  return sql<string>`${column.table}.xmin::text`;
}

/**
 * Throws `changed_meanwhile` with the current row for a form that was opened before the last change. Read the row with
 * a lock (`for update`) first.
 */
export function requireVersion(given: string, current: string, row: unknown): void {
  if (given !== current) throw new AppError('changed_meanwhile', { current: row });
}

/** Counts up to `most` rows, because an exact count of a large table takes long. */
export function countUpTo(
  q: Queryable,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  most: number,
): Promise<number> {
  return q.$count(q.select({ id: table.id }).from(table).where(where).limit(most).as('some'));
}

/** A row of `versionedRows`. */
export type VersionedRow<Rows extends { find: (...args: never[]) => Promise<unknown> }> = NonNullable<
  Awaited<ReturnType<Rows['find']>>
>;
