import path from 'node:path';
import { topicName } from '@errand/api/platform/events';
import { jobName } from '@errand/api/platform/jobs';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@errand/embedded-postgres';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { openDeps } from '../deps.ts';
import { readEnv } from '../env/env.ts';
import { ensureBuild } from '../pages/build.ts';
import { makeDataFolder, ROOT, startProduct } from '../start-testing.ts';
import { migrateDatabase } from './migrations.ts';
import { KEEPS_STATEMENTS, pgBouncerVersion, startPgBouncer } from './pgbouncer-testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const version = pgBouncerVersion();
const missing = version === 0 ? 'PgBouncer is not installed' : undefined;
const old = version < KEEPS_STATEMENTS ? 'PgBouncer before 1.21 loses named statements' : undefined;
const reporter = { info: () => {} };
const { folder, remove } = makeDataFolder();
let server: EmbeddedPostgres;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;

beforeAll(async () => {
  if (missing) return;
  server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
  // Sessions of a pooler keep the settings that applied when it opened them, so the settings are stored first.
  await migrateDatabase(server.url);
  pooler = await startPgBouncer(server, folder);
});
afterAll(async () => {
  await pooler?.stop();
  await server?.stop();
  remove();
});

test('a pooler that does not keep sessions is rejected at start, and so is a session address of another database', async (context) => {
  context.skip(missing !== undefined, missing);
  const open = (DATABASE_SESSION_URL?: string) =>
    openDatabase({ DATABASE_URL: pooler.url, DATABASE_SESSION_URL, DATA_DIR: folder }, reporter);
  await expect(open()).rejects.toThrow(
    'DATABASE_URL leads to a pooler that does not keep sessions, so LISTEN receives no notifications: set DATABASE_SESSION_URL to the same database without the pooler.',
  );
  const other = new URL(server.url);
  other.username = 'postgres';
  other.pathname = '/postgres';
  await expect(open(other.href)).rejects.toThrow(
    'Notifications sent through DATABASE_URL do not arrive at DATABASE_SESSION_URL',
  );
  expect(await open(server.url)).toMatchObject({ url: pooler.url, sessionUrl: server.url });
});

test('through a pooler sessions have their settings, events arrive, jobs run and a session lock is exclusive', async (context) => {
  context.skip(missing !== undefined, missing);
  const env = readEnv({ DATABASE_URL: pooler.url, DATA_DIR: folder, DEMO: '0' });
  const { deps, stop } = await openDeps(
    env,
    { url: pooler.url, sessionUrl: server.url },
    pino({ level: 'silent' }),
  );
  const { rows } = await deps.pool.query('show jit');
  expect(rows).toEqual([{ jit: 'off' }]);

  const CHANGED = topicName<{ to: string }>('changed');
  const WRITE = jobName<{ to: string }>('write');
  const seen: string[] = [];
  deps.events.subscribe(CHANGED, ({ to }) => void seen.push(`event ${to}`));
  deps.jobs.work(WRITE, async ({ to }) => void seen.push(`job ${to}`));
  await deps.jobs.start();
  deps.events.publishCommitted(CHANGED, { to: 'amal' });
  await deps.db.transaction((tx) => deps.jobs.send(tx, WRITE, { to: 'omar' }));
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['event amal', 'job omar']), 20_000);

  const lock = 'select pg_try_advisory_lock(7) as won';
  const sessions = await Promise.all([deps.connectSession(), deps.connectSession()]);
  const won = await Promise.all(sessions.map(async (session) => (await session.query(lock)).rows[0]));
  expect(won.filter((one) => one.won)).toHaveLength(1);
  for (const session of sessions) await session.end();
  await stop();
});

test('the product starts and serves through a pooler that keeps named statements', async (context) => {
  context.skip(missing !== undefined || old !== undefined, missing ?? old);
  await ensureBuild(ROOT, () => {});
  const product = startProduct({
    DATABASE_URL: pooler.url,
    DATABASE_SESSION_URL: server.url,
    DATA_DIR: path.join(folder, 'files'),
    DEMO: '1',
    LOG_LEVEL: 'warn',
  });
  const url = await product.open();
  for (const address of ['/', '/api/v1/module', '/api/v1/stores/details/saffron-street-kitchen'])
    for (let times = 0; times < 20; times += 1) expect((await fetch(`${url}${address}`)).status).toBe(200);
  expect([await product.kill('SIGTERM'), product.errorOutput()]).toEqual([0, '']);
});
