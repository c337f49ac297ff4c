import path from 'node:path';
import { query } from '@errand/embedded-postgres/testing';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { openDeps } from '../deps.ts';
import { readEnv } from '../env/env.ts';
import { makeDataFolder } from '../start-testing.ts';
import { migrateDatabase, requireMigrated } from './migrations.ts';

const { folder, remove } = makeDataFolder();
const env = readEnv({ DATA_DIR: path.join(folder, 'data'), DEMO: '0' });
const database = await openDatabase(env, { info: () => {} });
afterAll(async () => {
  await database.stop();
  remove();
});

test('a start without migrations names the migrations that the database lacks', async () => {
  await expect(requireMigrated(database.sessionUrl)).rejects.toThrow(
    /^The database lacks the migration 0000_\w+ and \d+ more, .* run npm run errand -- migrate first\.$/,
  );
  await migrateDatabase(database.sessionUrl);
  await requireMigrated(database.sessionUrl);
});

test('two processes with all their connections fit into the embedded server, with room for a command', async () => {
  await migrateDatabase(database.sessionUrl);
  const log = pino({ level: 'silent' });
  const processes = await Promise.all([openDeps(env, database, log), openDeps(env, database, log)]);
  for (const { deps } of processes) {
    await deps.jobs.start();
    const { pool } = deps;
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    for (const client of clients) client.release();
  }
  const [{ free } = { free: 0 }] = await query(
    database.url,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - count(*)::int as free from pg_stat_activity where backend_type = 'client backend'`,
  );
  // Reserve for both health checks, and for an import's lock and statements.
  expect(free).toBeGreaterThanOrEqual(8);
  for (const { stop } of processes) await stop();
});
