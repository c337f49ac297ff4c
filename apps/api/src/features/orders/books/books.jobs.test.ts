import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDelivered } from '../../../../test/delivered-orders.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import type { Deps } from '../../../platform/deps.ts';
import { registry } from '../../../platform/metrics/metrics.ts';
import { orders } from '../orders.tables.ts';
import { bookChangedOrder } from './book-order.ts';
import { AUDIT_MONEY_JOB, registerBookJobs } from './books.jobs.ts';

let api: TestApi;
const logged: { orderId?: number; lines?: string[] }[] = [];
beforeAll(async () => {
  api = await startApi();
  const log: Deps['log'] = Object.create(api.deps.log, {
    error: { value: (entry: { orderId?: number; lines?: string[] }) => logged.push(entry) },
  });
  registerBookJobs({ ...api.deps, log });
});
afterAll(() => api.stop());

async function differences(): Promise<number | undefined> {
  const metric = await registry.getSingleMetric('errand_money_differences')?.get();
  return metric?.values[0]?.value;
}

test('the nightly comparison counts and names the orders that differ from the ledger', async () => {
  const { orderId } = await makeDelivered(api);
  await api.jobs.tick(AUDIT_MONEY_JOB);
  expect([await differences(), logged]).toEqual([0, []]);
  await api.db
    .update(orders)
    .set({ tipMinor: 100, totalMinor: sql`total_minor + 100` })
    .where(eq(orders.id, orderId));
  await api.jobs.tick(AUDIT_MONEY_JOB);
  expect(await differences()).toBe(1);
  expect(logged.map((entry) => entry.orderId)).toEqual([orderId]);
  expect(logged[0]?.lines?.join('\n')).toContain(`order ${orderId}: `);
  await bookChangedOrder(api.deps, orderId);
  await api.jobs.tick(AUDIT_MONEY_JOB);
  expect(await differences()).toBe(0);
});
