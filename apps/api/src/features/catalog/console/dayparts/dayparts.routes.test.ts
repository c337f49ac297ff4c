import { getItem } from '@errand/contract/catalog';
import * as contract from '@errand/contract/console/catalog/category-dayparts';
import { duplicateCatalogItem } from '@errand/contract/console/catalog/item-changes';
import { getCatalogItem, updateCatalogItem } from '@errand/contract/console/items';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf } from '../../../../../test/console/start-console.ts';
import { makeCategory, makeItem, makeModule, makeStore } from '../../../../../test/factories/index.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
let store: Awaited<ReturnType<typeof makeStore>>;
let item: Awaited<ReturnType<typeof makeItem>>;
beforeEach(async () => {
  store = await makeStore(api.db);
  item = await makeItem(api.db, { storeId: store.id });
});

const BREAKFAST = { days: [1, 2, 3, 4, 5], from: 420, to: 660 };
const ofStore = () => ({ id: store.id });
const read = (by = operator) => by.call(contract.getCategoryDayparts, { params: ofStore() });
const set = (dayparts: contract.CategoryDaypartValues[], version: string, by = operator) =>
  by.call(contract.setCategoryDayparts, { params: ofStore(), body: { dayparts, version } });
const shown = async () => {
  const visitor = api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId });
  return (await visitor.call(getItem, { params: { id: String(item.id) }, query: {} })).dayparts;
};
const formOf = (id: number) => operator.call(getCatalogItem, { params: { id } });

async function managerOf(storeId: number) {
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id: storeId } as const }];
  return shop.signedIn(await shop.makeStaff({ grants }));
}

test('a store sets the days and hours of its categories, and the storefront shows them at once', async () => {
  const manager = await managerOf(store.id);
  const empty = await read(manager);
  expect(empty).toMatchObject({ dayparts: [], categories: [{ id: item.categoryId }] });
  const wanted = [{ category_id: item.categoryId, ...BREAKFAST }];
  const saved = await set(wanted, empty.version, manager);
  expect(saved.dayparts).toEqual(wanted);
  const hours = [{ days: BREAKFAST.days, starts: '07:00', ends: '11:00' }];
  await expect.poll(shown).toEqual(hours);
  await set([], saved.version, manager);
  await expect.poll(shown).toEqual([]);
});

test('of two changes of one version the second is rejected, and those of another store or module change nothing', async () => {
  const { version } = await read();
  const wanted = [{ category_id: item.categoryId, ...BREAKFAST }];
  await set(wanted, version);
  expect(await codeOf(set([], version))).toBe('changed_meanwhile');
  const foreign = await makeCategory(api.db, (await makeModule(api.db)).id);
  const { version: current } = await read();
  expect(await codeOf(set([{ category_id: foreign.id, ...BREAKFAST }], current))).toBe('category_elsewhere');
  const stranger = await managerOf((await makeStore(api.db)).id);
  expect(await codeOf(set([], current, stranger))).toBe('not_found');
  expect((await read()).dayparts).toEqual(wanted);
});

test('the form of an item saves its dayparts, a form without them keeps them, and a copy has them', async () => {
  const { dayparts: none, ...form } = await formOf(item.id);
  expect(none).toEqual([]);
  const params = { id: item.id };
  const twice = { ...BREAKFAST, days: [5, 1, 2, 3, 4, 5] };
  const saved = await operator.call(updateCatalogItem, {
    params,
    body: { ...form, dayparts: [twice, BREAKFAST] },
  });
  expect(saved.dayparts).toEqual([BREAKFAST]);
  await expect.poll(shown).toEqual([{ days: BREAKFAST.days, starts: '07:00', ends: '11:00' }]);
  const { dayparts: _, ...older } = saved;
  expect((await operator.call(updateCatalogItem, { params, body: older })).dayparts).toEqual([BREAKFAST]);
  const copy = await operator.call(duplicateCatalogItem, { params });
  expect((await formOf(copy.id)).dayparts).toEqual([BREAKFAST]);
  const cleared = { ...(await formOf(item.id)), dayparts: [] };
  expect((await operator.call(updateCatalogItem, { params, body: cleared })).dayparts).toEqual([]);
});
