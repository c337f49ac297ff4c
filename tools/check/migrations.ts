import { globSync } from 'node:fs';
import path from 'node:path';
import { program } from './program.ts';

/** Earlier migrations ran before processes of two versions shared a database. */
const FIRST = '0027';
/** What Drizzle generates, and what the runner does (apps/api/src/platform/db/migrate.ts): limits, and concurrent indexes outside of transactions. */
const EXCLUDED = [
  'ban-concurrent-index-creation-in-transaction',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'require-lock-timeout',
  'require-statement-timeout',
];

/**
 * Migrations run while the previous version serves. Squawk reports statements that block it or are incompatible with
 * it. `-- squawk-ignore rule` above a statement accepts it, for example on a table that is always small.
 */
export async function migrations(root: string): Promise<string | null> {
  const files = globSync('apps/api/migrations/*.sql', { cwd: root })
    .filter((file) => path.basename(file) >= FIRST)
    .toSorted();
  if (files.length === 0) return null;
  const options = ['--pg-version=15.0', '--assume-in-transaction', '--reporter=gcc'];
  return program('squawk', [...options, `--exclude=${EXCLUDED.join(',')}`, ...files], root);
}
