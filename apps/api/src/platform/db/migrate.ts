import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Key of the advisory lock that serializes the migrations of all processes. */
const LOCK = 7_312_014;

/** Migrates the database to the latest schema. The connection that migrates holds the lock. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set client_min_messages = 'warning'");
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create extension if not exists pg_trgm; create extension if not exists cube; create extension if not exists btree_gist',
    );
    await run(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
