import { appendFileSync, cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEMO_CUSTOMER } from '@errand/api/seed';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDemoData } from '../../../../test/demo-data.ts';
import { query } from '../../../../test/postgres.ts';
import {
  findInconsistencies,
  type Orders,
  openShoppers,
  placeOrdersUntil,
} from '../../../../test/shoppers.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { makeDataFolder, type StartedProduct, startErrand, startProduct } from '../start-testing.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 });

const { folder, remove } = makeDataFolder();
const data = path.join(folder, 'data');
const backup = path.join(folder, 'backup');
const restored = path.join(folder, 'restored');
const running: StartedProduct[] = [];
let database: OpenDatabase;

beforeAll(() => copyDemoData(data));
afterAll(async () => {
  await Promise.all(running.map((product) => product.kill('SIGKILL')));
  remove();
});

function start(dataDir: string): StartedProduct {
  const product = startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', DEMO_SPEED: '0.1' });
  running.push(product);
  return product;
}

async function errand(command: string, from: string, dataDir: string, ...more: string[]) {
  const run = startErrand([command, from, ...more], { DATA_DIR: dataDir });
  running.push(run);
  return { code: await run.exitCode, output: run.output(), errors: run.errorOutput().trim() };
}

/** Restores in this process; one test runs the command and checks that it is rejected. */
function restoreTo(dataDir: string, from: string) {
  const env = { DATABASE_URL: undefined, DATABASE_SESSION_URL: undefined, DATA_DIR: dataDir };
  return restoreBackup(env, { folder: from, force: false, now: Date.now });
}

/** Each test builds on the one before. */
test('a backup beside orders being placed has every acknowledged one, exact stock and money, and all pictures', async () => {
  const product = start(data);
  const url = await product.open();
  database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: data }, { info: () => {} });
  const item = await openShoppers(database.url);
  const orders: Orders = { acknowledged: [], open: new Set(), rejections: [] };
  const stop = new AbortController();
  const shopping = { item, base: () => url, signal: stop.signal, pauseMs: 250 };
  const shoppers = [
    placeOrdersUntil(orders, shopping),
    placeOrdersUntil(orders, shopping),
    placeOrdersUntil(orders, { ...shopping, customer: DEMO_CUSTOMER }),
  ];
  await vi.waitFor(() => expect(orders.acknowledged.length).toBeGreaterThan(20), 60_000);
  const before = [...orders.acknowledged];
  const made = await errand('backup', backup, data);
  const during = orders.acknowledged.length - before.length;
  expect([made.code, made.errors]).toEqual([0, '']);
  expect(during).toBeGreaterThan(0);
  stop.abort();
  await Promise.all(shoppers);
  expect(await findInconsistencies(database.url, item, orders)).toEqual([]);
  await product.kill('SIGKILL');
  await database.stop();

  expect(await errand('restore', backup, restored)).toMatchObject({ code: 0, errors: '' });
  const copy = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: restored }, { info: () => {} });
  // Later orders may be in the backup or not.
  const later = new Set([
    ...orders.acknowledged.slice(before.length).map(({ owner }) => owner),
    ...orders.open,
  ]);
  const inconsistencies = await findInconsistencies(copy.url, item, {
    ...orders,
    acknowledged: before,
    open: later,
  });
  expect(inconsistencies.filter((wrong) => !/^customer:1 has \d+ orders too many$/.test(wrong))).toEqual([]);
  const files = await query<{ key: string; bytes: number }>(copy.url, 'select key, bytes from files');
  expect(files.length).toBeGreaterThan(100);
  for (const { key, bytes } of files)
    expect(statSync(path.join(restored, 'media/originals', key.slice(0, 2), key)).size).toBe(bytes);
  await copy.stop();
});

test('a restored shop opens, and a running shop is not replaced', async () => {
  const product = start(restored);
  const url = await product.open();
  expect((await fetch(url)).status).toBe(200);
  const rejected = await errand('restore', backup, restored, '--force');
  expect(rejected).toMatchObject({
    code: 1,
    errors: `A shop runs on ${restored}: stop it before a restore.`,
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await product.kill('SIGTERM');
});

test('a folder with content is replaced only by --force, and its content is moved aside', async () => {
  await expect(restoreTo(restored, backup)).rejects.toThrow(/is not empty: set DATA_DIR/);
  const forced = await errand('restore', backup, restored, '--force');
  const [, aside = ''] = /Moved what was there to (\S+)\./.exec(forced.output) ?? [];
  expect([forced.code, readdirSync(aside).filter((name) => /^(pg\d+|media)$/.test(name))]).toEqual([
    0,
    ['media', expect.stringMatching(/^pg\d+$/)],
  ]);
});

test('a broken or interrupted backup, and a folder that is no backup, are rejected before anything changes', async () => {
  const target = path.join(folder, 'untouched');
  const broken = path.join(folder, 'broken');
  cpSync(backup, broken, { recursive: true });
  appendFileSync(path.join(broken, 'database/PG_VERSION'), 'x');
  await expect(restoreTo(target, broken)).rejects.toThrow(
    /^The backup in \S+ is broken: database\/PG_VERSION has \d+ bytes instead of \d+\. Nothing was changed\.$/,
  );
  rmSync(path.join(broken, 'manifest.json'));
  await expect(restoreTo(target, broken)).rejects.toThrow(/manifest\.json is missing/);
  expect(existsSync(target)).toBe(false);
  await expect(createBackup(database, { dataDir: data, folder: broken, now: Date.now })).rejects.toThrow(
    /is not empty: a backup needs a folder of its own/,
  );
});
