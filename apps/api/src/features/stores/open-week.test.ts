import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHours, makeStore } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { storeSchedules, stores } from './stores.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

test('the week of a store follows its hours when they are added, changed, moved and removed', async () => {
  const { id } = await makeStore(api.db, { alwaysOpen: false });
  const other = await makeStore(api.db, { alwaysOpen: false });
  const weekOf = async (store: number) =>
    (await api.db.select({ week: stores.openWeek }).from(stores).where(eq(stores.id, store)))[0]?.week;
  const hoursOf = eq(storeSchedules.storeId, id);
  expect(await weekOf(id)).toBe('{}');
  await makeHours(api.db, id, 540, 1439, [0, 1]);
  expect(await weekOf(id)).toBe('{[540,1440),[1980,2880)}');
  await api.db.update(storeSchedules).set({ closes: 120 }).where(hoursOf);
  expect(await weekOf(id)).toBe('{[540,1560),[1980,3000)}');
  await makeHours(api.db, id, 1320, 360, [6]);
  expect(await weekOf(id)).toBe('{[0,360),[540,1560),[1980,3000),[9960,10080)}');
  await api.db.update(storeSchedules).set({ storeId: other.id }).where(hoursOf);
  expect([await weekOf(id), await weekOf(other.id)]).toEqual([
    '{}',
    '{[0,360),[540,1560),[1980,3000),[9960,10080)}',
  ]);
  await api.db.delete(storeSchedules);
  expect(await weekOf(other.id)).toBe('{}');
});
