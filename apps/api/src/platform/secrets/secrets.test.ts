import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { countStatements } from '../../../test/query-plans.ts';
import { withJoinedTransaction } from '../db/index.ts';
import { getSigner } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const inTransaction = (name: string, end: 'commit' | 'rollback') =>
  withJoinedTransaction(api.deps, async ({ pool }) => {
    const signed = [(await getSigner(pool, name))('text'), (await getSigner(pool, name))('text')];
    if (end === 'rollback') throw signed;
    return signed;
  }).catch((signed: string[]) => signed);

test('a transaction finds a known key without a query', async () => {
  const { pool } = api.deps;
  const expected = (await getSigner(pool, 'known'))('text');
  // Begin and commit.
  expect(
    await countStatements(pool, async () =>
      expect(await inTransaction('known', 'commit')).toEqual([expected, expected]),
    ),
  ).toBe(2);
});

test('a key that was rolled back with its transaction is not cached', async () => {
  const { pool } = api.deps;
  const [lost, again] = await inTransaction('rolled-back', 'rollback');
  expect(again).toBe(lost);
  const signed = (await getSigner(pool, 'rolled-back'))('text');
  expect(signed).not.toBe(lost);
  const { rows } = await pool.query(`select count(*)::int as keys from secrets where name = 'rolled-back'`);
  expect(rows).toEqual([{ keys: 1 }]);
  expect(await inTransaction('rolled-back', 'commit')).toEqual([signed, signed]);
});
