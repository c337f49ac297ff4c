import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer } from '../test/factories/index.ts';
import { startApi, type TestApi } from '../test/harness.ts';
import { CLEANUP_JOB, registerCleanupJobs } from './cleanup-jobs.ts';
import { attempts, sessions } from './features/auth/auth.tables.ts';
import { idempotencyKeys } from './platform/http/idempotency.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const DAY = 86_400_000;
const at = (days: number) => new Date(api.clock.now() + days * DAY);

test('the nightly cleanup deletes expired data and nothing else', async () => {
  registerCleanupJobs(api.deps);
  const { id: customerId } = await makeCustomer(api.db);
  await api.db.insert(attempts).values([
    { key: 'old', count: 9, lastAt: at(-2) },
    { key: 'fresh', count: 9, lastAt: at(-0.5) },
  ]);
  await api.db.insert(sessions).values([
    { tokenHash: Buffer.from('over'), customerId, expiresAt: at(-1) },
    { tokenHash: Buffer.from('open'), customerId, expiresAt: at(1) },
  ]);
  const response = { owner: `customer:${customerId}`, endpoint: 'placeOrder', requestHash: 'x', status: 200 };
  await api.db.insert(idempotencyKeys).values([
    { ...response, key: 'old', createdAt: at(-8) },
    { ...response, key: 'fresh', createdAt: at(-6) },
  ]);

  await api.jobs.tick(CLEANUP_JOB);

  expect((await api.db.select().from(attempts).orderBy(attempts.key)).map((row) => row.key)).toEqual([
    'fresh',
  ]);
  const devices = (
    await api.db.select().from(sessions).where(eq(sessions.customerId, customerId)).orderBy(sessions.id)
  ).map((row) => String(row.tokenHash));
  expect(devices).toContain('open');
  expect(devices).not.toContain('over');
  expect(
    (await api.db.select().from(idempotencyKeys).orderBy(idempotencyKeys.key)).map((row) => row.key),
  ).toEqual(['fresh']);
});
