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

test('two test files have separate databases', async () => {
  const other = await startApi({ routes: () => {} });
  const rows = await other.db.execute(sql`select 1 from items`);
  expect(rows.rows).toEqual([]);
  await other.stop();
});
