import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databaseError } from './database-errors.ts';
import { applyDatabaseSettings } from './database-settings.ts';
import { type Migration, prepareMigrations, readPending, recordMigration } from './pending-migrations.ts';
import { connectSession } from './session.ts';

/** Key of the advisory lock that serializes the migrations of all processes. */
const LOCK = 7_312_014;
const POLL_MS = 100;
/**
 * A statement that waits longer for a table's lock gives up, because every later query of the table waits behind it.
 */
const LOCK_TIMEOUT = '2s';
const ATTEMPTS = 40;
const PAUSE_MS = 500;
/** Errors of a lock that was not available in time, and of a deadlock with a session that serves requests. */
const RETRYABLE = ['55P03', '40P01'];

/** Thrown when other sessions keep the locks that a migration needs. */
export class MigrationBlocked extends Error {
  override name = 'MigrationBlocked';
}

export type MigrateOptions = {
  /** The folder of the migrations and their journal. */
  folder?: string;
  /** Receives the name of each migration. */
  onApplied?: (name: string) => void;
};

/**
 * Migrates the database to the latest schema, one transaction for each migration, while processes of the previous
 * version serve requests. `url` must keep sessions. Throws MigrationBlocked.
 */
export async function migrate(url: string, { folder, onApplied }: MigrateOptions = {}): Promise<void> {
  const client = await connectSession(url);
  try {
    await client.query("set client_min_messages = 'warning'");
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await lock(client);
    await prepareMigrations(client);
    for (const migration of await readPending(client, folder)) {
      await apply(client, migration);
      onApplied?.(migration.name);
    }
    await applyDatabaseSettings(client);
  } finally {
    await client.end();
  }
}

/** The names of the migrations that a database lacks. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const client = await connectSession(url);
  try {
    return (await readPending(client)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Polls, because a session that waits for a lock holds a snapshot that would block `create index concurrently`. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [LOCK]);
    if (rows[0]?.won) return;
    await pause(POLL_MS);
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await (migration.concurrent ? buildIndexes(client, migration) : runTransaction(client, migration));
      return;
    } catch (error) {
      if (!RETRYABLE.includes(databaseError(error as Error).code ?? '')) throw error;
      if (attempt === ATTEMPTS) {
        throw new MigrationBlocked(
          `The migration ${migration.name} needs a lock that other sessions keep: end their long transactions (pg_stat_activity), then repeat it.`,
          { cause: error },
        );
      }
      await pause(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

async function runTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const statement of migration.statements) await client.query(statement);
    await recordMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Builds indexes without blocking writes. An interrupted build leaves an invalid index, so it is dropped first. A block
 * before them may fill a column in batches that it commits.
 */
async function buildIndexes(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const [, name] = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?/i.exec(statement) ?? [];
    if (name) await client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`);
    await client.query(statement);
  }
  await recordMigration(client, migration);
}
