import { listModules } from '@errand/contract/modules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobName } from '../src/platform/jobs/index.ts';
import {
  makeAddOn,
  makeAddress,
  makeCourier,
  makeCustomer,
  makeGuest,
  makeItem,
  makeVariation,
} from './factories/index.ts';
import { NOON, startApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: (route) => route(listModules, async () => []) });
});
afterAll(() => api.stop());

test('a test file gets a migrated database, a fixed clock and a typed client', async () => {
  const item = await makeItem(api.db);
  await makeVariation(api.db, item.id);
  await makeAddOn(api.db, item.storeId, item.id);
  const customer = await makeCustomer(api.db);
  await makeAddress(api.db, customer.id);
  const guest = await makeGuest(api.db);
  await makeCourier(api.db);
  expect(api.deps.now()).toBe(NOON);
  expect(await api.client({ token: customer.token, guestId: guest.id }).call(listModules, {})).toEqual([]);
});

test('a job of a rolled-back transaction never runs, and a delayed one waits for its time', async () => {
  const done: unknown[] = [];
  const job = jobName<{ n: number }>('write');
  api.deps.jobs.work(job, async (data) => void done.push(data));
  await api.db
    .transaction(async (tx) => {
      await api.deps.jobs.send(tx, job, { n: 1 });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  await api.deps.jobs.send(api.db, job, { n: 2 }, { startAfterSeconds: 60 });
  expect(await api.jobs.run()).toEqual([]);
  api.clock.advance(60_000);
  expect(await api.jobs.run()).toEqual(['write']);
  expect(done).toEqual([{ n: 2 }]);
});

test('two APIs have separate databases', async () => {
  await makeItem(api.db);
  const other = await startApi({ routes: () => {} });
  const rows = await other.db.execute(sql`select 1 from items`);
  expect(rows.rows).toEqual([]);
  await other.stop();
});

test('the next API of the process finds no row, job or number of an earlier one, whatever was left running', async () => {
  const first = await startApi({ routes: () => {}, settings: null });
  const state = async ({ db }: TestApi) => {
    const { rows } = await db.execute<{ sequences: number }>(
      sql`select count(pg_sequence_last_value(seqrelid))::int as sequences from pg_sequence`,
    );
    const [database] = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows;
    return { ...rows[0], name: database?.name };
  };
  const before = await state(first);
  const customer = await makeCustomer(first.db);
  await makeItem(first.db);
  await first.deps.jobs.send(first.db, jobName<object>('write'), {});
  // A rejected row uses up a number of the sequence too.
  await expect(makeAddress(first.db, customer.id + 1)).rejects.toThrow('Failed query');
  const left = await first.deps.connectSession();
  await left.query('begin; lock table items');
  const pooled = await first.deps.pool.connect();
  await pooled.query('set idle_in_transaction_session_timeout = 0; begin; lock table customers');
  pooled.release();
  await first.stop();

  const second = await startApi({ routes: () => {}, settings: null });
  expect(await state(second)).toEqual(before);
  expect(await second.jobs.waiting()).toEqual([]);
  expect((await makeCustomer(second.db)).id).toBe(customer.id);
  await second.stop();
  // PostgreSQL ends an idle transaction after half a minute.
}, 20_000);

test.each([
  ['schema', 'alter table items add constraint test_rejects check (price_minor <> 1)'],
  ['triggers', 'alter table audit_log disable trigger all'],
  ['settings', "do $$ begin execute format('alter database %I set jit = on', current_database()); end $$"],
  ['statistics', 'analyze order_reasons'],
  ['rows of migrations', 'update order_reasons set position = position + 1'],
])('a database whose %s a test has changed is not used again', async (_, statement) => {
  const changed = await startApi({ routes: () => {} });
  await changed.db.execute(statement);
  await changed.stop();
  const next = await startApi({ routes: () => {} });
  expect(next.url).not.toBe(changed.url);
  await next.stop();
});
