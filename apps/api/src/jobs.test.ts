import { expect, onTestFinished, test } from 'vitest';
import { makeShop, placeOne } from '../test/buyers.ts';
import { startApi } from '../test/harness.ts';
import { registerJobs } from './jobs.ts';

async function placeWith(demo: boolean) {
  const api = await startApi({ demo });
  onTestFinished(() => api.stop());
  registerJobs(api.deps, { demoSpeed: 12 });
  await placeOne(api, await makeShop(api));
  return (await api.jobs.waiting()).map(({ name }) => name);
}

test('a placed order is queued for the subscribers of the process, including the demo only if it is enabled', async () => {
  expect(await placeWith(true)).toEqual([
    'order.placed/push',
    'order.placed/notifications',
    'order.placed/deliveries',
    'order.placed/demo',
    'order.placed/demo-pharmacy',
  ]);
  expect(await placeWith(false)).toEqual([
    'order.placed/push',
    'order.placed/notifications',
    'order.placed/deliveries',
  ]);
});
