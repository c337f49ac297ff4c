import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../platform/db/index.ts';

/** Rows whose texts in either language contain the words. */
export function titleSql(title: AnyColumn, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return sql`${title}::text ilike ${likePattern(search)}`;
}
