import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { openProbe } from './database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

test('a lost connection fails its transaction and nothing else', async () => {
  const lost = api.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(lost).rejects.toMatchObject({ cause: { code: '57P01' } });
  // The process would end with an unhandled error of the connection, which fails the test run.
  const { rows } = await api.db.execute<{ one: number }>(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

test('the probe answers beside a pool without a free connection, and within a second without a server', async () => {
  const pool = api.db.$client;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const probe = openProbe(api.url);
  expect(await probe.isReady()).toBe(true);
  for (const client of clients) client.release();
  await probe.close();

  // A server that accepts connections and never answers.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hung = openProbe(`postgres://127.0.0.1:${port}/none`);
  expect(await hung.isReady()).toBe(false);
  await hung.close();
  silent.close();
});
