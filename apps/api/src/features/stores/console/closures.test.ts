import { listStores } from '@errand/contract/stores';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStore } from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { storeSchedules } from '../stores.tables.ts';

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

test('the night of a holiday is closed to its end, and the filter of open stores agrees at every hour', async () => {
  // Midnight of Monday, 9 March 2026 in Dubai.
  const midnight = Date.UTC(2026, 2, 8, 20);
  const night = { opens: 18 * 60, closes: 2 * 60 };
  const bar = await makeStore(api.db, { alwaysOpen: false, holidays: '{[2026-03-09,2026-03-10)}' });
  const { zoneId, moduleId } = bar;
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ storeId: bar.id, day, ...night }));
  await api.db.delete(storeSchedules).where(eq(storeSchedules.storeId, bar.id));
  await api.db.insert(storeSchedules).values(hours);
  const client = api.client({ zoneIds: [zoneId], moduleId });
  const isOpenAt = async (hour: number) => {
    api.clock.set(midnight + hour * 3_600_000);
    const list = async (query: object) =>
      (await client.call(listStores, { params: { filter: 'all' }, query: { limit: 10, ...query } })).stores;
    const [card] = await list({});
    const filtered = await list({ filter: JSON.stringify(['open_now']) });
    expect([hour, filtered.length]).toEqual([hour, card?.open]);
    return card?.open === 1;
  };
  const openAt: number[] = [];
  for (let hour = -5.75; hour < 46; hour += 1) if (await isOpenAt(hour)) openAt.push(Math.floor(hour));
  // Open on Sunday evening until Monday 02:00, then from Tuesday 18:00.
  expect(openAt).toEqual([-6, -5, -4, -3, -2, -1, 0, 1, 42, 43, 44, 45]);
});
