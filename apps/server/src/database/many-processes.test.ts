import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_CUSTOMER } from '@errand/api/seed';
import { changeSettings } from '@errand/api/settings';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@errand/embedded-postgres';
import { query } from '@errand/embedded-postgres/testing';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDemoData } from '../../../../test/demo-data.ts';
import { databaseUrl } from '../../../../test/postgres.ts';
import { openDeps } from '../deps.ts';
import { readEnv } from '../env/env.ts';
import { makeDataFolder, type StartedProduct, startErrand, startProduct } from '../start-testing.ts';
import { requireMigrated } from './migrations.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 480_000 });

const { folder, remove } = makeDataFolder();
const running: StartedProduct[] = [];
const webs: string[] = [];
let database: EmbeddedPostgres;
let env: Record<string, string>;
let worker: string;
/** Exit code and output of a start before the migration, and of the migration. */
let rejected: [number | null, string];
let migrated: [number | null, string];
/** The state of a job that a web process sent, before any worker was started. */
let untouched: unknown;

/** Two web processes and a worker on one database of the demo; a command migrates an empty one beside it. */
beforeAll(async () => {
  const data = path.join(folder, 'data');
  await copyDemoData(data);
  database = await startEmbeddedPostgres({ dataDir: data });
  env = { DATABASE_URL: database.url, DATA_DIR: data, DEMO: '1', LOG_LEVEL: 'error' };
  const admin = new URL(database.url);
  admin.username = 'postgres';
  await query(admin.href, 'create database empty owner errand');
  const empty = { ...env, DATABASE_URL: databaseUrl(database.url, 'empty') };
  const early = startProduct({ ...empty, ROLE: 'web', MIGRATE: '0' });
  rejected = [await early.exitCode, early.errorOutput()];
  const migrating = startErrand(['migrate'], empty);
  migrated = [await migrating.exitCode, migrating.output()];
  await requireMigrated(empty.DATABASE_URL);
  webs.push(await start({ ROLE: 'web', MIGRATE: '0' }));
  await requestCode();
  webs.push(await start({ ROLE: 'web', MIGRATE: '0' }));
  untouched = await codeJobs();
  worker = await start({ ROLE: 'worker', MIGRATE: '0' });
});
afterAll(async () => {
  await Promise.all(running.map((product) => product.kill('SIGKILL')));
  await database.stop();
  remove();
});

async function start(more: Record<string, string>): Promise<string> {
  const product = startProduct({ ...env, ...more });
  running.push(product);
  return product.open();
}

async function requestCode(): Promise<void> {
  const answer = await fetch(`${webs[0]}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_CUSTOMER.email, verification_method: 'email' }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function codeJobs(): Promise<unknown> {
  return query(database.url, `select state from jobs.job where name = 'auth-code'`);
}

/** The responses of all web processes. */
function everywhere(address: string): Promise<string[]> {
  return Promise.all(webs.map(async (web) => (await fetch(`${web}${address}`)).text()));
}

/** Waits far less than the half minute for which pages and settings are cached. */
async function expectEverywhere(address: string, text: string, timeout = 5000): Promise<void> {
  const check = async () => {
    for (const response of await everywhere(address)) expect(response).toContain(text);
  };
  await vi.waitFor(check, { timeout, interval: 20 });
}

test('without migrating, a start on an outdated database is rejected, and one after the command succeeds', () => {
  expect(rejected).toEqual([
    1,
    expect.stringMatching(/^The database lacks the migration 0000_\w+ and \d+ more, /),
  ]);
  expect(migrated).toEqual([
    0,
    expect.stringMatching(/Applied 0000_[\s\S]*up to date after \d+ migrations\.\n$/),
  ]);
  expect(webs).toHaveLength(2);
});

test('jobs of web processes are run by the worker, which serves only its health', async () => {
  expect(untouched).toEqual([{ state: 'created' }]);
  await vi.waitFor(async () => expect(await codeJobs()).toEqual([{ state: 'completed' }]), 10_000);
  expect((await fetch(`${worker}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker}/api/v1/config`)).status).toBe(404);
});

test('an import is immediately visible on pages that each process has cached', async () => {
  const importing = async (price: number) => {
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, `id,name,category,price,stock\nfive,Fivefold scarf,fashion,${price},9\n`);
    const command = startErrand(['import', 'products', file, '--store', 'thread-yard'], env);
    running.push(command);
    expect([await command.exitCode, command.errorOutput()]).toEqual([0, '']);
  };
  await importing(31);
  await expectEverywhere('/product/fivefold-scarf', '31.00', 30_000); // the first rendering of each
  await importing(47);
  await expectEverywhere('/product/fivefold-scarf', '47.00');
});

test('a changed setting is immediately visible in every process, even if its event was lost', async () => {
  const opened = await openDeps(
    readEnv(env),
    { url: database.url, sessionUrl: database.url },
    pino({ level: 'silent' }),
  );
  await expectEverywhere('/api/v1/config', '"business_name":"Errand"');
  await changeSettings(opened.deps, { business_name: { en: 'Souq' } });
  await expectEverywhere('/api/v1/config', '"business_name":"Souq"');
  await query(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'errand-events'`,
  );
  await changeSettings(opened.deps, { business_name: { en: 'Bazaar' } });
  await expectEverywhere('/api/v1/config', '"business_name":"Bazaar"');
  await opened.stop();
});
