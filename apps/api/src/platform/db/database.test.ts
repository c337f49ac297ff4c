import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { openProbe, prepared, preparedIn } from './database.ts';
import { applyDatabaseSettings } from './database-settings.ts';

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

test('statements prepared before a migration changed their result run on new connections', async () => {
  await api.db.execute('create table widened (id int); insert into widened values (1)');
  const pool = api.db.$client;
  const warm = async () => {
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    for (const client of clients) await client.query({ name: 'widened', text: 'select * from widened' });
    for (const client of clients) client.release();
  };
  const inTransaction = () =>
    api.db.transaction((tx) => preparedIn(tx, 'widened', 'select * from widened', []));
  await warm();
  await api.db.execute('alter table widened add column size int default 4');
  const rows = await Promise.all(
    Array.from({ length: 60 }, () => prepared(pool, 'widened', 'select * from widened', [])),
  );
  expect(rows).toEqual(rows.map(() => [{ id: 1, size: 4 }]));

  await warm();
  await api.db.execute('alter table widened add column color text');
  // A transaction is rolled back as a whole: its caller decides whether it may run again.
  await expect(inTransaction()).rejects.toMatchObject({ code: '0A000' });
  expect(await inTransaction()).toEqual([{ id: 1, size: 4, color: null }]);
});

test('sessions have the settings and the limits of the database', async () => {
  const { rows } = await api.db.execute<{ name: string; setting: string }>(
    sql`select name, current_setting(name) as setting from pg_settings
      where name in ('jit', 'random_page_cost', 'statement_timeout', 'idle_in_transaction_session_timeout') order by 1`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['15s', 'off', '1.1', '30s']);
});

test('a role that does not own the database stores the settings for its own sessions', async () => {
  const role = `reader_${process.pid}`;
  const client = await api.deps.connectSession();
  const [{ name } = { name: '' }] = (await client.query('select current_database() as name')).rows;
  await client.query(`create role ${role}; alter database ${name} reset all; set role ${role}`);
  await applyDatabaseSettings(client);
  const stored = await client.query('select setconfig from pg_db_role_setting where setrole = $1::regrole', [
    role,
  ]);
  expect(stored.rows[0]?.setconfig).toContain('jit=off');
  await client.query(`reset role; drop role ${role}`);
  await applyDatabaseSettings(client);
  await client.end();
});

test('a transaction whose process hangs loses its connection, so that others get its locks', async () => {
  await api.db.execute('create table held (id int); insert into held values (1)');
  const hung = await api.db.$client.connect();
  await hung.query("set idle_in_transaction_session_timeout = '50ms'");
  await hung.query('begin; select * from held for update');
  const changed = await api.db.execute('update held set id = 2');
  expect(changed.rowCount).toBe(1);
  hung.release(true);
});

test('the probe succeeds while the pool has no free connection, and fails when the server does not respond', async () => {
  const pool = api.db.$client;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const probe = openProbe(api.url);
  expect(await probe.isReady()).toBe(true);
  for (const client of clients) client.release();
  await probe.close();

  // A server that accepts connections and never responds.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hung = openProbe(`postgres://127.0.0.1:${port}/none`);
  expect(await hung.isReady()).toBe(false);
  await hung.close();
  silent.close();
});
