import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../platform/http/index.ts';

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
