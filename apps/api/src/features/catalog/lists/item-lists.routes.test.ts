import type { Item } from '@errand/contract/catalog';
import {
  listBrandItems,
  listBrands,
  listConditionItems,
  listConditions,
  listItemsOfBrand,
} from '@errand/contract/catalog-brands-and-conditions';
import {
  listCategoryChildren,
  listCategoryStores,
  listPopularCategories,
} from '@errand/contract/catalog-categories';
import {
  listBasicItems,
  listDiscountedItems,
  listLatestItems,
  listPopularItems,
  listSuggestedItems,
} from '@errand/contract/catalog-lists';
import { pricedItem } from '@errand/contract/priced-item';
import { NO_SELECTION, priceRangeMinor, priceTag } from '@errand/domain/catalog';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CENTER,
  makeCategory,
  makeHours,
  makeItem,
  makeStore,
  makeStoreDiscount,
  makeVariation,
} from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { SAME_ORIGIN_HEADERS } from '../../../platform/http/index.ts';
import { brands, commonConditions } from '../catalog.tables.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.set(NOON);
  store = await makeStore(api.db);
});
afterAll(() => api.stop());

const visitor = (more = {}) => api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId, ...more });
const item = (overrides = {}) => makeItem(api.db, { storeId: store.id, ...overrides });
const neighbor = (overrides = {}) =>
  makeStore(api.db, { zoneId: store.zoneId, moduleId: store.moduleId, ...overrides });
const on = (...names: string[]) => JSON.stringify(names);
const ids = (page: { products: { id: number }[] }) => page.products.map(({ id }) => id);

async function found(query: object, more = {}) {
  return ids(await visitor(more).call(listPopularItems, { query: { limit: 100, ...query } })).toSorted(
    (a, b) => a - b,
  );
}

test('lists narrow by halal, organic, discount, hours, open store, free delivery, rating and brand', async () => {
  const closed = await neighbor({ alwaysOpen: false, freeDelivery: true });
  await makeHours(api.db, closed.id, 18 * 60, 2 * 60);
  const off = await neighbor();
  await makeStoreDiscount(api.db, off.id, { dailyFrom: 11 * 60, dailyTo: 13 * 60 });
  const [maker] = await api.db
    .insert(brands)
    .values({ slug: `maker-${store.id}`, moduleId: store.moduleId, name: { en: 'Maker' } })
    .returning();
  const a = await item({ halal: true, organic: true, veg: true });
  const b = await item({ discount: 10, brandId: maker!.id, ratingSum: 45, ratingCount: 10 });
  const c = await makeItem(api.db, { storeId: closed.id, ratingSum: 39, ratingCount: 10 });
  const d = await makeItem(api.db, { storeId: off.id, availableFrom: 18 * 60, availableTo: 120 });
  expect(await found({ filter: on('halal') })).toEqual([a.id]);
  expect(await found({ filter: on('organic', 'veg') })).toEqual([a.id]);
  expect(await found({ filter: on('discounted') })).toEqual([b.id, d.id]);
  expect(await found({ filter: on('available_now') })).toEqual([a.id, b.id, c.id]);
  expect(await found({ filter: on('open_now') })).toEqual([a.id, b.id, d.id]);
  expect(await found({ filter: on('free_delivery') })).toEqual([c.id]);
  expect(await found({ filter: on('top_rated') })).toEqual([b.id]);
  expect(await found({ rating_count: 3.9 })).toEqual([b.id, c.id]);
  expect(await found({ brand_ids: JSON.stringify([maker!.id]) })).toEqual([b.id]);

  api.clock.set('2026-03-05T01:00:00+04:00');
  expect(await found({ filter: on('available_now', 'open_now') })).toEqual([a.id, b.id, c.id, d.id]);
  expect(await found({ filter: on('discounted') })).toEqual([b.id]);
});

test('an offer of the store that depends on the order puts no item at full price among the discounted ones', async () => {
  const [minimum, capped] = [await neighbor(), await neighbor()];
  await makeStoreDiscount(api.db, minimum.id, { minPurchaseMinor: 6000 });
  await makeStoreDiscount(api.db, capped.id, { maxDiscountMinor: 500 });
  await makeItem(api.db, { storeId: minimum.id });
  await makeItem(api.db, { storeId: capped.id });
  const own = await makeItem(api.db, { storeId: minimum.id, discount: 5 });
  expect(ids(await visitor().call(listDiscountedItems, { query: {} }))).toEqual([own.id]);
});

test('sorting by price uses the displayed price: discounts of items and stores, the cheapest variation', async () => {
  const off = await neighbor();
  await makeStoreDiscount(api.db, off.id, { percent: 50 });
  const capped = await neighbor();
  await makeStoreDiscount(api.db, capped.id, { percent: 50, minPurchaseMinor: 1200, maxDiscountMinor: 500 });
  const fromTwelve = await neighbor();
  await makeStoreDiscount(api.db, fromTwelve.id, { percent: 10, minPurchaseMinor: 1200 });
  await item({ priceMinor: 900 });
  await makeItem(api.db, { storeId: capped.id, priceMinor: 950, discount: 20 });
  await makeItem(api.db, { storeId: fromTwelve.id, priceMinor: 1100, discount: 50 });
  await makeItem(api.db, { storeId: fromTwelve.id, priceMinor: 1200, discount: 5 });
  await item({ priceMinor: 1000, discount: 300, discountType: 'amount' });
  await item({ priceMinor: 1100, discount: 25 });
  await makeItem(api.db, { storeId: off.id, priceMinor: 1001, discount: 90 });
  await item({ priceMinor: 200, discount: 500, discountType: 'amount' });
  const varied = await item({ priceMinor: 5000 });
  await makeVariation(api.db, varied.id, { priceMinor: 650 });
  await makeVariation(api.db, varied.id, { priceMinor: 5000 });
  const shown = async (sort_by: 'price_low' | 'price_high') => {
    const page = await visitor().call(listPopularItems, { query: { sort_by } });
    return page.products.map(shownMinor);
  };
  const low = await shown('price_low');
  expect(low).toEqual([0, 500, 650, 700, 825, 900, 950, 990, 1140]);
  expect(await shown('price_high')).toEqual([...low].toReversed());
});

/** The displayed price of an item, by the domain's rule. */
function shownMinor(row: Item): number {
  const priced = pricedItem(row, 2);
  const { fromMinor } = priceRangeMinor(priced);
  return priceTag({ ...priced, priceMinor: fromMinor, variations: [] }, NO_SELECTION).nowMinor;
}

test('lists sort by distance, by rating and by delivery time', async () => {
  const near = await neighbor({ ...CENTER, deliveryMinutesTo: 50 });
  const far = await neighbor({
    latitude: CENTER.latitude + 0.1,
    longitude: CENTER.longitude,
    deliveryMinutesTo: 20,
  });
  const a = await makeItem(api.db, { storeId: near.id, ratingSum: 30, ratingCount: 10 });
  const b = await makeItem(api.db, { storeId: far.id, ratingSum: 48, ratingCount: 10 });
  const sorted = async (sort_by: 'distance' | 'rating' | 'delivery_time') =>
    ids(await visitor({ point: CENTER }).call(listPopularItems, { query: { sort_by } }));
  expect(await sorted('distance')).toEqual([a.id, b.id]);
  expect(await sorted('rating')).toEqual([b.id, a.id]);
  expect(await sorted('delivery_time')).toEqual([b.id, a.id]);
});

test('the price range is that of the list before its limits, and items outside them are not counted', async () => {
  for (const priceMinor of [300, 700, 1200]) await item({ priceMinor });
  const page = await visitor().call(listPopularItems, { query: { min_price: 5, max_price: 10 } });
  expect(page).toMatchObject({ total_size: 1, min_price: 3, max_price: 12 });
  const none = await visitor().call(listPopularItems, { query: { min_price: 50 } });
  expect(none).toMatchObject({ total_size: 0, min_price: 3, max_price: 12 });
});

test('brands and conditions are limited to available items, which they list by id and by slug', async () => {
  const { moduleId } = store;
  const row = { moduleId, picture: 'e'.repeat(64) };
  const [made] = await api.db
    .insert(brands)
    .values([
      { ...row, slug: `tide-${store.id}`, name: { en: 'Tide', ar: 'تايد' } },
      { ...row, slug: `none-${store.id}`, name: { en: 'None' } },
    ])
    .returning();
  const [cold] = await api.db
    .insert(commonConditions)
    .values({ ...row, slug: `cold-${store.id}`, name: { en: 'Cold', ar: 'زكام' } })
    .returning();
  const soap = await item({ brandId: made!.id });
  const syrup = await item({ conditionId: cold!.id });
  const plaster = await item({ basic: true });
  const arabic = visitor({ language: 'ar' });
  expect(await arabic.call(listBrands, {})).toMatchObject([{ id: made!.id, name: 'تايد', items_count: 1 }]);
  expect(await arabic.call(listConditions, {})).toMatchObject([{ id: cold!.id, name: 'زكام' }]);
  for (const id of [String(made!.id), made!.slug]) {
    const page = await visitor().call(listBrandItems, { params: { id }, query: {} });
    expect([page.name, ids(page)]).toEqual(['Tide', [soap.id]]);
    expect(await visitor().call(listItemsOfBrand, { query: { brand_id: id } })).toEqual(page);
  }
  const page = await visitor().call(listConditionItems, { params: { id: cold!.slug }, query: {} });
  expect([page.name, ids(page)]).toEqual(['Cold', [syrup.id]]);
  expect(ids(await visitor().call(listBasicItems, { query: {} }))).toEqual([plaster.id]);
  await expect(visitor().call(listBrandItems, { params: { id: 'nobody' }, query: {} })).rejects.toMatchObject(
    { status: 404 },
  );
});

test('a category lists its children and its stores, those with most orders first', async () => {
  const { moduleId } = store;
  const quiet = await makeCategory(api.db, moduleId, { position: 1 });
  const busy = await makeCategory(api.db, moduleId, { position: 2 });
  const child = await makeCategory(api.db, moduleId, { parentId: busy.id });
  await makeCategory(api.db, moduleId);
  await item({ categoryId: quiet.id, orderCount: 3 });
  await item({ categoryId: child.id, orderCount: 8 });
  const other = await neighbor({ alwaysOpen: false });
  await makeItem(api.db, { storeId: other.id, categoryId: busy.id });
  await neighbor();
  const children = await visitor().call(listCategoryChildren, { params: { id: busy.slug } });
  expect(children.map(({ id }) => id)).toEqual([child.id]);
  const popular = await visitor().call(listPopularCategories, {});
  expect(popular.map(({ id }) => id)).toEqual([busy.id, quiet.id]);
  const page = await visitor().call(listCategoryStores, { params: { id: String(busy.id) }, query: {} });
  expect([page.total_size, page.stores.map(({ id }) => id)]).toEqual([2, [store.id, other.id]]);
});

test('suggestions for a cart come from its store, under both names', async () => {
  const mine = await item({ recommended: true });
  await item();
  const page = await visitor().call(listSuggestedItems, { query: { recommended: 1, store_id: store.id } });
  expect([ids(page), page.items]).toEqual([[mine.id], page.products]);
});

test('campaign items are in no other list, and discount lists have only discounted items', async () => {
  const off = await item({ discount: 5 });
  await item({ discount: 5, campaignStarts: new Date(NOON), campaignEnds: new Date(NOON + 86_400_000) });
  await item();
  expect(ids(await visitor().call(listDiscountedItems, { query: {} }))).toEqual([off.id]);
  expect((await visitor().call(listLatestItems, { query: {} })).total_size).toBe(2);
});

// Requirements: API-62.
test('categories are cacheable for five minutes', async () => {
  for (const path of ['/api/v1/categories', '/api/v1/categories/popular', '/api/v1/brand']) {
    const response = await api.inject({ url: path, headers: SAME_ORIGIN_HEADERS });
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    expect(response.headers.vary).toContain('moduleId');
  }
});
