import {
  listAllergyNames,
  listGenericNames,
  listNutritionNames,
  listPopularStoreItems,
  listRelatedStoreItems,
} from '@errand/contract/catalog';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCategory, makeItem, makeStore } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { catalogRoutes } from '../catalog.routes.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi({ routes: catalogRoutes });
});
beforeEach(async () => {
  store = await makeStore(api.db);
});
afterAll(() => api.stop());

const item = (overrides = {}) => makeItem(api.db, { storeId: store.id, ...overrides });
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test('related items of a store are its others: the same category first, then those ordered most', async () => {
  const soups = await makeCategory(api.db, store.moduleId);
  const made = await item({ categoryId: soups.id });
  const rare = await item({ orderCount: 1 });
  const loved = await item({ orderCount: 9 });
  const soup = await item({ categoryId: soups.id });
  await item({ active: false });
  await item({ campaignStarts: new Date('2026-03-01'), campaignEnds: new Date('2026-03-09') });
  await makeItem(api.db);
  const related = await api.client().call(listRelatedStoreItems, { params: { id: made.slug } });
  expect(ids(related)).toEqual([soup.id, loved.id, rare.id]);
  const unknown = api.client().call(listRelatedStoreItems, { params: { id: 'x' } });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test('the popular items of a store are found by its id and its slug', async () => {
  const rare = await item({ orderCount: 1 });
  const loved = await item({ orderCount: 9 });
  for (const id of [String(store.id), store.slug]) {
    const { items } = await api.client().call(listPopularStoreItems, { params: { id } });
    expect(ids(items)).toEqual([loved.id, rare.id]);
  }
  const unknown = api.client().call(listPopularStoreItems, { params: { id: 'no-such-store' } });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test('generic names of items are listed once per module and language', async () => {
  await item({ allergies: ['Wheat', 'Milk'], nutrition: ['540 kcal'], genericNames: ['Ibuprofen'] });
  await item({ allergies: ['Milk'] });
  await item({ active: false, allergies: ['Fish'] });
  await makeItem(api.db, { allergies: ['Sesame'] });
  const here = api.client({ moduleId: store.moduleId });
  expect(await here.call(listAllergyNames, {})).toEqual(['Milk', 'Wheat']);
  expect(await here.call(listNutritionNames, {})).toEqual(['540 kcal']);
  expect(await here.call(listGenericNames, {})).toEqual(['Ibuprofen']);
  const arabic = api.client({ moduleId: store.moduleId, language: 'ar' });
  expect(await arabic.call(listAllergyNames, {})).toEqual(['حليب', 'قمح']);
  expect(await api.client().call(listAllergyNames, {})).toContain('Sesame');
});
