import { listCart } from '@errand/contract/cart';
import { getItem } from '@errand/contract/catalog';
import { listPopularItems } from '@errand/contract/catalog-lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import {
  makeCategory,
  makeDaypart,
  makeItem,
  makeStore,
  makeZone,
} from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { changeSettings } from '../../settings/index.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.set('2026-03-04T12:00:00+04:00'); // a Wednesday
  store = await makeStore(api.db);
});
afterAll(() => api.stop());

const visitor = () => api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId });
const shown = (id: number) => visitor().call(getItem, { params: { id: String(id) }, query: {} });
const LUNCH = { from: 11 * 60, to: 14 * 60 };
const EVENING = { from: 18 * 60, to: 22 * 60 };

test('an item’s own dayparts replace those of its category in the store, which replace those of the parent', async () => {
  const parent = await makeCategory(api.db, store.moduleId);
  const child = await makeCategory(api.db, store.moduleId, { parentId: parent.id });
  const item = await makeItem(api.db, { storeId: store.id, categoryId: child.id });
  const elsewhere = await makeStore(api.db, { zoneId: store.zoneId, moduleId: store.moduleId });
  const other = await makeItem(api.db, { storeId: elsewhere.id, categoryId: child.id });
  const hours = async () => (await shown(item.id)).dayparts.map(({ starts }) => starts);
  expect(await hours()).toEqual([]);
  await makeDaypart(api.db, store.id, { categoryId: parent.id }, EVENING);
  await expect.poll(hours).toEqual(['18:00']);
  expect((await shown(item.id)).available_now).toBe(false);
  await makeDaypart(api.db, store.id, { categoryId: child.id }, LUNCH);
  await expect.poll(hours).toEqual(['11:00']);
  expect((await shown(item.id)).available_now).toBe(true);
  await makeDaypart(api.db, store.id, { itemId: item.id }, { ...EVENING, from: 19 * 60 });
  await expect.poll(hours).toEqual(['19:00']);
  expect(await shown(other.id)).toMatchObject({ dayparts: [], available_now: true });
});

test('an item names when it is sold next, within its dayparts and its daily hours', async () => {
  const zone = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
  const berlin = await makeStore(api.db, { zoneId: zone.id, moduleId: store.moduleId });
  const item = await makeItem(api.db, { storeId: berlin.id, availableFrom: 12 * 60, availableTo: 15 * 60 });
  await makeDaypart(api.db, berlin.id, { itemId: item.id }, { days: [1, 4], ...LUNCH });
  const at = async (time: string) => {
    api.clock.set(time);
    const { available_now: now, available_next: next } = await shown(item.id);
    return [now, next];
  };
  expect(await at('2026-03-04T13:00:00+01:00')).toEqual([false, { time: '12:00', day: 4, in_days: 1 }]);
  expect(await at('2026-03-05T11:30:00+01:00')).toEqual([false, { time: '12:00', day: 4, in_days: 0 }]);
  expect(await at('2026-03-05T12:00:00+01:00')).toEqual([true, null]);
  expect(await at('2026-03-05T14:00:00+01:00')).toEqual([false, { time: '12:00', day: 1, in_days: 4 }]);
});

test('lists of items that are available now have exactly those that say so, at every hour of a week', async () => {
  const category = await makeCategory(api.db, store.moduleId);
  await makeDaypart(api.db, store.id, { categoryId: category.id }, { days: [5, 6], ...LUNCH });
  const make = () => makeItem(api.db, { storeId: store.id, categoryId: category.id });
  const [ofCategory, night, day, split] = [await make(), await make(), await make(), await make()];
  await makeDaypart(api.db, store.id, { itemId: night.id }, { days: [6], from: 22 * 60, to: 2 * 60 });
  await makeDaypart(api.db, store.id, { itemId: day.id }, { days: [0], from: 60, to: 60 });
  await makeDaypart(api.db, store.id, { itemId: split.id }, { days: [1], from: 0, to: 1440 });
  await makeDaypart(api.db, store.id, { itemId: split.id }, { days: [2], ...LUNCH });
  const list = async (query: object) =>
    (await visitor().call(listPopularItems, { query: { limit: 50, ...query } })).products;
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const sold = new Set<number>();
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const now = idsOf(await list({ filter: JSON.stringify(['available_now']) }));
    const said = (await list({})).filter(({ available_now: isSold }) => isSold);
    expect([hour, now]).toEqual([hour, idsOf(said)]);
    for (const id of now) sold.add(id);
    api.clock.advance(3_600_000);
  }
  expect([...sold].toSorted((a, b) => a - b)).toEqual([ofCategory.id, night.id, day.id, split.id]);
});

test('a line outside its dayparts has a problem, an order of it is rejected now and for another time, and both say when it is sold next', async () => {
  const shop = await makeShop(api, { item: { scheduleOrder: true } });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  await makeDaypart(api.db, shop.store.id, { itemId: shop.item.id }, { days: [3], ...EVENING });
  const [code, now] = ['not_available', 'Not Available now. Sold again from 18:00.'];
  await expect(buyer.place()).rejects.toMatchObject({ code, message: now });
  const chosen = 'Not available at the chosen time. Sold again next Wednesday from 18:00.';
  await expect(buyer.place({ schedule_at: '2026-03-05 19:00:00' })).rejects.toMatchObject({
    code,
    message: chosen,
  });
  await expect(buyer.place({ schedule_at: '2026-03-04 19:00:00' })).resolves.toBeDefined();
  const other = await makeShop(api);
  const second = await makeBuyer(api, other);
  await second.fill(other.item.id);
  const days = { tomorrow: [4], later: [5] };
  await makeDaypart(
    api.db,
    other.store.id,
    { categoryId: other.item.categoryId },
    { days: days.later, ...EVENING },
  );
  const problem = async (language: 'en' | 'ar' = 'en') => {
    const [line] = await api.client({ ...second.viewer, language }).call(listCart, { query: {} });
    return [line?.problem, line?.problem_message];
  };
  expect(await problem()).toEqual([code, 'Not Available now. Sold again on Friday from 18:00.']);
  await makeDaypart(api.db, other.store.id, { itemId: other.item.id }, { days: days.tomorrow, ...LUNCH });
  expect(await problem()).toEqual([code, 'Not Available now. Sold again tomorrow from 11:00.']);
  await changeSettings(api.deps, { timeformat: '12' });
  expect(await problem('ar')).toEqual([
    code,
    'غير متاح الآن. يُباع من جديد غدًا من الساعة \u206811:00 ص\u2069.',
  ]);
});
