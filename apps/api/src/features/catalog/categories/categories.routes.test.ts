import { getCategory, listCategories, listCategoryItems } from '@errand/contract/catalog-categories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCategory, makeItem, makeModule, makeStore, makeZone } from '../../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { catalogRoutes } from '../catalog.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: catalogRoutes });
});
afterAll(() => api.stop());

async function scene() {
  const store = await makeStore(api.db);
  const { moduleId, zoneId } = store;
  const drinks = await makeCategory(api.db, moduleId, {
    name: { en: 'Drinks', ar: 'مشروبات' },
    position: 1,
    tint: 'sea',
    picture: 'b'.repeat(64),
  });
  const coffee = await makeCategory(api.db, moduleId, {
    parentId: drinks.id,
    name: { en: 'Coffee', ar: 'قهوة' },
  });
  const bread = await makeCategory(api.db, moduleId, { position: 0 });
  await makeCategory(api.db, moduleId, { active: false });
  const latte = await makeItem(api.db, { storeId: store.id, categoryId: coffee.id });
  const juice = await makeItem(api.db, { storeId: store.id, categoryId: drinks.id, orderCount: 5 });
  return { moduleId, zoneId, store, drinks, coffee, bread, latte, juice };
}

// Requirements: API-31.
test('the module’s categories are listed in the operator’s order, with their counts', async () => {
  const { moduleId, drinks, bread, coffee } = await scene();
  const rows = await api.client({ moduleId, language: 'ar' }).call(listCategories, { query: {} });
  expect(rows.map(({ id }) => id)).toEqual([bread.id, drinks.id]);
  expect(rows[1]).toMatchObject({
    name: 'مشروبات',
    slug: drinks.slug,
    image_full_url: `/media/${'b'.repeat(64)}/800.webp`,
    art: { tint: 'sea' },
    parent_id: 0,
    products_count: 2,
    childes_count: 1,
    childes: [{ id: coffee.id, name: 'قهوة', parent_id: drinks.id, products_count: 1 }],
  });
  expect(rows[0]?.childes).toEqual([]);
});

test('without headers the categories of all active modules are listed', async () => {
  const { drinks } = await scene();
  const hidden = await makeCategory(api.db, (await makeModule(api.db, { active: false })).id);
  const ids = (await api.client().call(listCategories, { query: {} })).map(({ id }) => id);
  expect(ids).toContain(drinks.id);
  expect(ids).not.toContain(hidden.id);
});

test('items are counted in the visitor’s zones', async () => {
  const { moduleId, zoneId, drinks } = await scene();
  const other = await makeZone(api.db);
  const count = async (zoneIds: number[]) =>
    (await api.client({ moduleId, zoneIds }).call(listCategories, { query: {} })).find(
      ({ id }) => id === drinks.id,
    )?.products_count;
  expect(await count([zoneId])).toBe(2);
  expect(await count([other.id])).toBe(0);
});

test('a search matches names of every level in both languages, and takes wildcards literally', async () => {
  const { moduleId, coffee } = await scene();
  const find = async (search: string) =>
    (await api.client({ moduleId }).call(listCategories, { query: { search } })).map(({ id }) => id);
  expect(await find('cof')).toEqual([coffee.id]);
  expect(await find('قهو')).toEqual([coffee.id]);
  expect(await find('%')).toEqual([]);
  expect(await find("'; drop table items; --")).toEqual([]);
});

// Requirements: API-32.
test('a category is found by id and by slug, with its children', async () => {
  const { moduleId, drinks, coffee } = await scene();
  const byId = await api.client().call(getCategory, { params: { id: String(drinks.id) } });
  const bySlug = await api.client({ moduleId }).call(getCategory, { params: { id: drinks.slug } });
  expect(bySlug).toEqual(byId);
  expect(byId.childes).toEqual([
    expect.objectContaining({ id: coffee.id, parent_id: drinks.id, position: 1, products_count: 1 }),
  ]);
  for (const id of ['999999', 'nothing', '99999999999']) {
    const response = await api.inject(`/api/v1/categories/${id}`);
    expect([response.statusCode, response.json().errors[0].code]).toEqual([404, 'not_found']);
  }
});

test('items of a category include those of its children and have paging and prices', async () => {
  const { zoneId, moduleId, drinks, coffee, juice, latte } = await scene();
  const list = (id: string) =>
    api.client({ zoneIds: [zoneId], moduleId }).call(listCategoryItems, { params: { id }, query: {} });
  const page = await list(drinks.slug);
  expect(page).toMatchObject({ total_size: 2, limit: 12, offset: 1, min_price: 10, max_price: 10 });
  expect(page.products.map(({ id }) => id)).toEqual([juice.id, latte.id]);
  expect((await list(String(coffee.id))).products.map(({ id }) => id)).toEqual([latte.id]);
  await expect(list('nothing')).rejects.toMatchObject({ status: 404, code: 'not_found' });
});
