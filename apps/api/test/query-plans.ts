import pg from 'pg';
import { vi } from 'vitest';
import type { Statement } from '../src/platform/db/index.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

/** The distinct statements that `work` sends through the pool. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const query = pool.query.bind(pool);
  const recording = (...all: [sent: string | Statement, values?: unknown[]]) => {
    const [sent, given = []] = all;
    const { text, values = given } = typeof sent === 'string' ? { text: sent } : sent;
    seen.set(text, { text, values });
    return (query as (...all: unknown[]) => unknown)(...all);
  };
  pool.query = recording as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return [...seen.values()];
}

/**
 * The tables that a statement scans sequentially, by its custom plan for these values and by its generic plan, which a
 * connection may use from the sixth execution on.
 */
export async function seqScansOf(client: pg.ClientBase, { text, values }: Statement): Promise<string[]> {
  const found = new Set<string>();
  await client.query(`prepare examined as ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query(`explain (format json) execute examined${given}`);
    for (const table of seqScansIn(rows[0]['QUERY PLAN'][0].Plan)) found.add(table);
  }
  await client.query('deallocate examined; reset plan_cache_mode');
  return [...found];
}

function seqScansIn(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(seqScansIn)];
}

/** The rows of a table that a statement reads, with those that its conditions then leave out. */
export async function rowsRead(
  client: pg.ClientBase,
  table: string,
  { text, values }: Statement,
): Promise<number> {
  await client.query(`prepare examined as ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const { rows } = await client.query(`explain (analyze, format json) execute examined${given}`);
  await client.query('deallocate examined');
  return rowsReadIn(rows[0]['QUERY PLAN'][0].Plan, table);
}

function rowsReadIn(node: Node, table: string): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + rowsReadIn(one, table), 0);
  if (node['Relation Name'] !== table) return below;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1);
}

/** A bound value as an SQL literal. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The number of statements that `work` sends through the pool, those of transactions included. */
export async function countStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const clients = new Set<unknown>();
  const acquired = (client: unknown) => clients.add(client);
  pool.on('acquire', acquired);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.contexts.filter((client) => clients.has(client)).length;
  } finally {
    spy.mockRestore();
    pool.off('acquire', acquired);
  }
}
