import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

type Query = { limit: number; cursor?: string | undefined };
type Page<Row> = { rows: Row[]; total: number; total_is_bound: boolean; next: string | null };

/** A page of a short list. Its cursor is the number of rows before it. */
export async function pageByOffset<Row, Response>(
  query: Query,
  list: (page: { limit: number; offset: number }) => Promise<Row[]>,
  total: Promise<number>,
  toRows: (rows: Row[]) => Response[] | Promise<Response[]>,
): Promise<Page<Response>> {
  const offset = Number(query.cursor) || 0;
  const rows = await list({ limit: query.limit, offset });
  const count = await total;
  const end = offset + rows.length;
  return {
    rows: await toRows(rows),
    total: count,
    total_is_bound: false,
    next: rows.length > 0 && end < count ? String(end) : null,
  };
}

/** Rows whose texts in either language contain the words. */
export function titleSql(title: AnyColumn, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  return sql`${title}::text ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`;
}
