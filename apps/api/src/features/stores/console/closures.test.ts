import { listStores } from '@errand/contract/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStore } from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('a pause ends by itself, a holiday lasts its days in zone time, and the filter of open stores agrees', async () => {
  api.clock.set(NOON);
  const now = api.clock.now();
  const paused = await makeStore(api.db, { pausedUntil: new Date(now + 30 * 60_000) });
  const { zoneId, moduleId } = paused;
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const away = await makeStore(api.db, { zoneId, moduleId, holidays: `{[${day(0)},${day(2)})}` });
  const client = api.client({ zoneIds: [zoneId], moduleId });
  const openStores = async () => {
    const list = (query: object) => client.call(listStores, { params: { filter: 'all' }, query });
    const all = (await list({ limit: 10 })).stores.filter(({ open }) => open === 1).map(({ id }) => id);
    const filtered = await list({ limit: 10, filter: JSON.stringify(['open_now']) });
    expect(filtered.stores.map(({ id }) => id)).toEqual(all);
    return all;
  };
  expect(await openStores()).toEqual([]);
  api.clock.set(now + 31 * 60_000);
  expect(await openStores()).toEqual([paused.id]);
  // The holiday ends at midnight of the zone, while it is 20:00 in UTC.
  api.clock.set(now + 35.5 * 3_600_000);
  expect(await openStores()).toEqual([paused.id]);
  api.clock.set(now + 36.5 * 3_600_000);
  expect(await openStores()).toEqual([paused.id, away.id]);
});
