import { createHash } from 'node:crypto';
import type pg from 'pg';
import { prepared } from './database.ts';

/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;
/** A statement built from the requested filters. */
export type Statement = { text: string; values: unknown[] };

export function statement(build: (bind: Bind) => string): Statement {
  const values: unknown[] = [];
  return { text: build((value) => `$${values.push(value)}`), values };
}

/**
 * Runs a statement under a name derived from its text: each combination of filters is planned once per
 * connection.
 */
export function runStatement<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, values }: Statement,
): Promise<Row[]> {
  return prepared<Row>(pool, `built-${createHash('sha1').update(text).digest('hex')}`, text, values);
}

/** Counts up to `most` rows. `from` is the statement from its `from` on. */
export async function countRows(pool: pg.Pool, most: number, from: (bind: Bind) => string): Promise<number> {
  const [row] = await runStatement<{ total: number }>(
    pool,
    statement(
      (bind) => `select count(*)::int as total from (select 1 ${from(bind)} limit ${bind(most)}) matching`,
    ),
  );
  return row?.total ?? 0;
}

/**
 * The pattern of `like` for phones in E.164 that contain a typed part of one, also as its country writes it, with a leading
 * 0. A text that is no part of a phone matches none.
 */
export function phonePattern(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && /^[+()\d\s.-]+$/.test(typed) ? `%${digits}%` : '';
}

/** Default page size. */
const PAGE = 12;

/**
 * Number of rows up to the end of a page, rounded up to a few sizes. As a literal in the statement it lets
 * PostgreSQL plan for few rows, which a parameter does not.
 */
export function searchWindow({ limit, page }: { limit: number; page: number }): number {
  return PAGE * 2 ** Math.ceil(Math.log2(Math.max((limit * page) / PAGE, 1)));
}
