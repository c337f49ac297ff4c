import type { Endpoint } from '@errand/contract';
import { getItem, itemSchema, listRelatedItems } from '@errand/contract/catalog';
import {
  listDiscountedItems,
  listLatestItems,
  listMostReviewedItems,
  listPopularItems,
  listRecommendedItems,
} from '@errand/contract/catalog-lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeAddOn,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeVariation,
  makeZone,
} from '../../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { SAME_ORIGIN_HEADERS } from '../../../platform/http/index.ts';
import { catalogRoutes } from '../catalog.routes.ts';

let api: TestApi;
let store: Awaited<ReturnType<typeof makeStore>>;
beforeAll(async () => {
  api = await startApi({ routes: catalogRoutes });
});
beforeEach(async () => {
  api.clock.set(NOON);
  store = await makeStore(api.db);
});
afterAll(() => api.stop());

const visitor = (more = {}) => api.client({ zoneIds: [store.zoneId], moduleId: store.moduleId, ...more });
const item = (overrides = {}) => makeItem(api.db, { storeId: store.id, ...overrides });
const detail = (id: number | string, more = {}) =>
  visitor(more).call(getItem, { params: { id: String(id) }, query: {} });

/** Every specified field. */
const ITEM_FIELDS = `id name description price discount discount_type store_discount restaurant_discount store_id
  store_name zone_id module_id module image_full_url images_full_url unit_type stock quantity maximum_cart_quantity
  avg_rating rating_count whislists_count wishlist_count veg halal_tag_status is_halal generic_name nutritions_name
  allergies_name add_ons choice_options variations food_variations tags category_ids organic schedule_order
  available_time_starts available_time_ends available_date_starts available_date_ends is_prescription_required`;

// Requirements: API-34, API-60, ITEM-01, ITEM-03.
test('an item is found by id and by slug without any header, with every field', async () => {
  const made = await item({
    name: { en: 'Lamb Shawarma', ar: 'شاورما لحم' },
    priceMinor: 1250,
    discount: 150,
    discountType: 'amount',
    pictures: ['c'.repeat(64), 'd'.repeat(64)],
    tint: 'clay',
    veg: false,
    halal: true,
    tags: ['grill'],
    nutrition: ['Protein'],
    allergies: ['Sesame'],
    genericNames: ['Shawarma'],
    organic: true,
    prescription: true,
    scheduleOrder: true,
    ratingSum: 47,
    ratingCount: 10,
    wishlistCount: 3,
    maximumCartQuantity: 5,
    availableFrom: 480,
    availableTo: 1410,
  });
  await makeStoreDiscount(api.db, store.id, { percent: 15 });
  const found = await api.client().call(getItem, { params: { id: made.slug }, query: {} });
  expect(itemSchema.strict().parse(found)).toMatchObject({
    id: made.id,
    name: 'Lamb Shawarma',
    price: 12.5,
    discount: 1.5,
    discount_type: 'amount',
    images_full_url: [`/media/${'c'.repeat(64)}/800.webp`, `/media/${'d'.repeat(64)}/800.webp`],
    art: { tint: 'clay' },
    veg: 0,
    is_halal: 1,
    tags: [{ id: 1, name: 'grill' }],
    nutritions_name: ['Protein'],
    allergies_name: ['Sesame'],
    generic_name: ['Shawarma'],
    organic: 1,
    halal_tag_status: 1,
    is_prescription_required: 1,
    schedule_order: true,
    available_time_starts: '08:00',
    available_time_ends: '23:30',
    available_date_starts: null,
    available_date_ends: null,
    avg_rating: 4.7,
    rating_count: 10,
    store_discount: 15,
    restaurant_discount: 0,
    store_id: store.id,
    module_id: store.moduleId,
    description: 'Made today.',
    image_full_url: `/media/${'c'.repeat(64)}/800.webp`,
    whislists_count: 3,
    wishlist_count: 3,
    store_name: store.name.en,
    zone_id: store.zoneId,
    module: { id: store.moduleId, module_type: 'food' },
    maximum_cart_quantity: 5,
    stock: null,
  });
  expect(Object.keys(found)).toEqual(expect.arrayContaining(ITEM_FIELDS.split(/\s+/)));
  expect(found.category_ids).toEqual([{ id: made.categoryId, position: 1, name: expect.any(String) }]);
  expect(await detail(made.id)).toEqual(found);
  expect((await detail(made.id, { language: 'ar' })).name).toBe('شاورما لحم');
});

// Requirements: API-61.
test('an item is cacheable for 30 seconds', async () => {
  const made = await item();
  const response = await api.inject({
    url: `/api/v1/items/details/${made.id}`,
    headers: SAME_ORIGIN_HEADERS,
  });
  expect(response.headers['cache-control']).toBe('public, max-age=30');
  expect(response.headers.vary).toContain('X-localization');
});

// Requirements: ITEM-05, ITEM-06, ITEM-74.
test('food groups and add-ons have labels, bounds and whole option prices', async () => {
  const made = await item({
    foodGroups: [
      {
        name: { en: 'Size', ar: 'الحجم' },
        type: 'single',
        required: true,
        min: 0,
        max: 0,
        values: [
          { label: { en: 'Small', ar: 'صغير' }, optionMajor: 0 },
          { label: { en: 'Large', ar: 'كبير' }, optionMajor: 3 },
        ],
      },
      {
        name: { en: 'Extras', ar: 'إضافات' },
        type: 'multi',
        required: false,
        min: 1,
        max: 2,
        values: [{ label: { en: 'Egg', ar: 'بيض' }, optionMajor: 1 }],
      },
    ],
  });
  const sauce = await makeAddOn(api.db, store.id, made.id, { name: { en: 'Garlic sauce', ar: 'ثومية' } });
  await makeAddOn(api.db, store.id, made.id, { active: false });
  await makeAddOn(api.db, store.id);
  const found = await detail(made.id);
  expect(found.food_variations).toEqual([
    {
      name: 'Size',
      type: 'single',
      required: 'on',
      min: 0,
      max: 0,
      values: [
        { label: 'Small', optionPrice: 0, isSelected: false },
        { label: 'Large', optionPrice: 3, isSelected: false },
      ],
    },
    {
      name: 'Extras',
      type: 'multi',
      required: 'off',
      min: 1,
      max: 2,
      values: [{ label: 'Egg', optionPrice: 1, isSelected: false }],
    },
  ]);
  expect(found.add_ons).toEqual([
    { id: sauce.id, store_id: store.id, name: 'Garlic sauce', price: 1.5, quantity: 0, isChecked: false },
  ]);
  const arabic = await detail(made.id, { language: 'ar' });
  expect(arabic.food_variations[0]?.values[1]?.label).toBe('كبير');
});

// Requirements: ITEM-81, ITEM-82.
test('the joined options of a language identify a variation with its price and stock', async () => {
  const made = await item({
    choices: [
      {
        title: { en: 'Colour', ar: 'اللون' },
        options: [
          { en: 'Navy-blue', ar: 'كحلي' },
          { en: 'Red', ar: 'أحمر' },
        ],
      },
      {
        title: { en: 'Size', ar: 'المقاس' },
        options: [
          { en: 'S', ar: 'صغير' },
          { en: 'XL', ar: 'كبير جدًا' },
        ],
      },
    ],
  });
  await makeVariation(api.db, made.id, { type: 'Navy-blue-XL', priceMinor: 2599, stock: 0 });
  expect((await detail(made.id)).variations).toEqual([{ type: 'Navy-blue-XL', price: 25.99, stock: 0 }]);
  const arabic = await detail(made.id, { language: 'ar' });
  expect(arabic.choice_options.map(({ title, options }) => [title, options[1]])).toEqual([
    ['اللون', 'أحمر'],
    ['المقاس', 'كبير جدًا'],
  ]);
  expect(arabic.variations[0]?.type).toBe('كحلي-كبير جدًا');
});

test('an item is available during its hours in the time of its zone', async () => {
  const zone = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
  const berlin = await makeStore(api.db, { zoneId: zone.id, moduleId: store.moduleId });
  const lunch = await makeItem(api.db, { storeId: berlin.id, availableFrom: 11 * 60, availableTo: 15 * 60 });
  const at = async (time: string) => {
    api.clock.set(time);
    return (await detail(lunch.id)).available_now;
  };
  expect(await detail(lunch.id)).toMatchObject({
    available_time_starts: '11:00',
    available_time_ends: '15:00',
  });
  expect(await at('2026-03-04T10:59:00+01:00')).toBe(false);
  expect(await at('2026-03-04T11:00:00+01:00')).toBe(true);
  expect(await at('2026-03-04T15:00:00+01:00')).toBe(false);
});

// Requirements: API-34, ITEM-04.
test('a campaign item is available on its days, and a campaign lookup finds only campaign items', async () => {
  const plain = await item();
  const special = await item({
    campaignStarts: new Date('2026-03-01T00:00:00+04:00'),
    campaignEnds: new Date('2026-03-04T23:00:00+04:00'),
  });
  const campaign = (id: number) =>
    visitor().call(getItem, { params: { id: String(id) }, query: { campaign: 'true' } });
  expect(await campaign(special.id)).toMatchObject({
    available_date_starts: '2026-03-01',
    available_date_ends: '2026-03-04',
    available_now: true,
  });
  await expect(campaign(plain.id)).rejects.toMatchObject({ status: 404 });
  const menu = await visitor().call(listLatestItems, { query: { store_id: store.id } });
  expect(menu.products.map(({ id }) => id)).toEqual([plain.id]);
});

test('a store’s running discount applies to its items', async () => {
  const made = await item();
  await makeStoreDiscount(api.db, store.id, { percent: 20, endsAt: new Date(NOON + 1000) });
  expect((await detail(made.id)).store_discount).toBe(20);
  api.clock.advance(1000);
  expect((await detail(made.id)).store_discount).toBe(0);
});

test('an unknown or disabled item is a 404', async () => {
  const off = await item({ active: false });
  for (const id of [
    String(off.id),
    off.slug,
    '987654',
    'no-such-item',
    "1' or '1'='1",
    '1;drop table items',
  ]) {
    const response = await api.inject(`/api/v1/items/details/${encodeURIComponent(id)}`);
    expect([response.statusCode, response.json().errors[0].code]).toEqual([404, 'not_found']);
  }
});

test('every list has the order that its name promises', async () => {
  const a = await item({ orderCount: 9, ratingCount: 1, ratingSum: 5 });
  const b = await item({ orderCount: 5, ratingCount: 30, ratingSum: 90, discount: 10 });
  const c = await item({ recommended: true });
  const ids = async (endpoint: Endpoint) => {
    const page = await visitor().call(endpoint as typeof listLatestItems, { query: {} });
    return page.products.map(({ id }) => id);
  };
  expect(await ids(listLatestItems)).toEqual([c.id, b.id, a.id]);
  expect(await ids(listPopularItems)).toEqual([a.id, b.id, c.id]);
  expect(await ids(listMostReviewedItems)).toEqual([b.id, a.id]);
  expect(await ids(listDiscountedItems)).toEqual([b.id]);
  expect(await ids(listRecommendedItems)).toEqual([c.id]);
  await makeStoreDiscount(api.db, store.id);
  expect(await ids(listDiscountedItems)).toEqual([a.id, b.id, c.id]);
});

test('the menu of a store needs no zone and follows its categories', async () => {
  const second = await makeCategory(api.db, store.moduleId, { position: 2 });
  const first = await makeCategory(api.db, store.moduleId, { position: 1 });
  const dessert = await item({ categoryId: second.id });
  const soup = await item({ categoryId: first.id, position: 2 });
  const bread = await item({ categoryId: first.id, position: 1 });
  const menu = await api
    .client({ moduleId: 999_999 })
    .call(listLatestItems, { query: { store_id: store.id } });
  expect(menu.products.map(({ id }) => id)).toEqual([bread.id, soup.id, dessert.id]);
  expect(menu.categories.map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('filters narrow by diet, category, rating and price; the price range is that of the whole list', async () => {
  const cheap = await item({ priceMinor: 500, veg: true, ratingSum: 45, ratingCount: 10 });
  const dear = await item({ priceMinor: 4000, ratingSum: 30, ratingCount: 10 });
  const ids = async (query: object) =>
    (await visitor().call(listPopularItems, { query })).products.map(({ id }) => id);
  expect(await ids({ type: 'veg' })).toEqual([cheap.id]);
  expect(await ids({ rating_count: 4 })).toEqual([cheap.id]);
  expect(await ids({ min_price: 5.01 })).toEqual([dear.id]);
  expect(await ids({ max_price: 39.99 })).toEqual([cheap.id]);
  expect(await ids({ category_id: dear.categoryId })).toEqual([dear.id]);
  expect(await ids({ category_ids: JSON.stringify([dear.categoryId, cheap.categoryId]) })).toHaveLength(2);
  expect(await ids({ category_id: 987_654 })).toEqual([]);
  const narrowed = await visitor().call(listPopularItems, { query: { max_price: 10 } });
  expect(narrowed).toMatchObject({ total_size: 1, min_price: 5, max_price: 40 });
});

test('a page beyond the end is empty and has the total', async () => {
  for (let count = 0; count < 3; count += 1) await item();
  const page = await visitor().call(listLatestItems, { query: { limit: 2, offset: 7 } });
  expect(page).toMatchObject({ total_size: 3, limit: 2, offset: 7, products: [] });
});

test('items of other zones, other modules, closed stores and disabled items are not listed', async () => {
  const shown = await item();
  await item({ active: false });
  await makeItem(api.db);
  const closed = await makeStore(api.db, { zoneId: store.zoneId, moduleId: store.moduleId, active: false });
  await makeItem(api.db, { storeId: closed.id });
  const page = await visitor().call(listLatestItems, { query: {} });
  expect(page.products.map(({ id }) => id)).toEqual([shown.id]);
});

test('invalid filters and a missing zone are rejected at their field', async () => {
  const code = async (query: string, headers = {}) => {
    const response = await api.inject({ url: `/api/v1/items/popular${query}`, headers });
    return [response.statusCode, response.json().errors[0].code];
  };
  const zone = { zoneid: `[${store.zoneId}]` };
  expect(await code('')).toEqual([403, 'zone_required']);
  expect(await code('?category_ids=[1', zone)).toEqual([403, 'category_ids']);
  expect(await code('?min_price=-1', zone)).toEqual([403, 'min_price']);
  expect(await code('?limit=x', zone)).toEqual([403, 'limit']);
});

test('related items have the same category in other stores, nearest first', async () => {
  const category = await makeCategory(api.db, store.moduleId);
  const made = await item({ categoryId: category.id });
  await item({ categoryId: category.id });
  const other = async (km: number, more = {}) => {
    const place = { latitude: 25 + km / 111, longitude: 55 };
    const shop = await makeStore(api.db, { zoneId: store.zoneId, moduleId: store.moduleId, ...place });
    return makeItem(api.db, { storeId: shop.id, categoryId: category.id, ...more });
  };
  const far = await other(6, { orderCount: 50 });
  const near = await other(1);
  await makeItem(api.db, { categoryId: category.id, moduleId: store.moduleId });
  const related = async (viewer: object) =>
    (await api.client(viewer).call(listRelatedItems, { params: { id: made.slug } })).map(({ id }) => id);
  expect(await related({ zoneIds: [store.zoneId], point: { latitude: 25, longitude: 55 } })).toEqual([
    near.id,
    far.id,
  ]);
  expect(await related({})).toEqual([far.id, near.id]);
  const unknown = api.client().call(listRelatedItems, { params: { id: 'x' } });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test('items of a module for all zones are listed everywhere', async () => {
  const shop = await makeModule(api.db, { type: 'ecommerce', allZoneService: true });
  const far = await makeStore(api.db, { moduleId: shop.id });
  const lamp = await makeItem(api.db, { storeId: far.id });
  const page = await visitor({ moduleId: shop.id }).call(listLatestItems, { query: {} });
  expect(page.products.map(({ id }) => id)).toEqual([lamp.id]);
});
