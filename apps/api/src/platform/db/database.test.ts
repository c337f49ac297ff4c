import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';

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
