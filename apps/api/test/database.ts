import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { applyDatabaseSettings, connectSession, type Database } from '../src/platform/db/index.ts';

/** A copy of the migrated template for one test; `drop` removes it. */
export async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('adminUrl');
  // The end of the run drops all databases of this prefix.
  const name = `${inject('template')}_${randomBytes(6).toString('hex')}`;
  await run(adminUrl, `create database ${name} template ${inject('template')}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await applySettings(url.href);
  return { url: url.href, drop: () => run(adminUrl, `drop database ${name} with (force)`) };
}

/** A copy of a database does not inherit its settings. */
async function applySettings(url: string): Promise<void> {
  const client = await connectSession(url);
  try {
    await applyDatabaseSettings(client);
  } finally {
    await client.end();
  }
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Waits until this many sessions of the test's database wait for a lock. */
export async function untilWaiting(db: Pick<Database, 'execute'>, sessions: number): Promise<void> {
  await expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBe(sessions);
}

async function countWaiting(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}
