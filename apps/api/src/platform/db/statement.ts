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
