import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

export type Migration = {
  name: string;
  statements: string[];
  hash: string;
  /** Its time in the journal, which identifies it. */
  when: number;
  /**
   * Whether it builds indexes concurrently. That is impossible inside a transaction, so the migration runs without one.
   */
  concurrent: boolean;
};

/** Drizzle's table of applied migrations. */
const PREPARE = `
  create extension if not exists pg_trgm;
  create extension if not exists cube;
  create extension if not exists btree_gist;
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;

export async function prepareMigrations(client: ClientBase): Promise<void> {
  await client.query(PREPARE);
}

/** The migrations that a database lacks, oldest first. A database of a newer version lacks none. */
export async function readPending(client: ClientBase, folder = FOLDER): Promise<Migration[]> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (table.rows[0]?.name === null) return readMigrations(folder);
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map(({ at }) => Number(at)));
  return readMigrations(folder).filter(({ when }) => !applied.has(when));
}

export async function recordMigration(client: ClientBase, { hash, when }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    when,
  ]);
}

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, at) => ({
    name: journal.entries[at]?.tag ?? '',
    statements: sql,
    hash,
    when: folderMillis,
    concurrent: sql.some((statement) => /\bindex\s+concurrently\b/i.test(statement)),
  }));
}
