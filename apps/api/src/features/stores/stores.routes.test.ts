import {
  getStore,
  getStoreDelivery,
  listLatestStores,
  listPopularStores,
  listStores,
  storeSchema,
} from '@errand/contract/stores';
import { haversineKm } from '@errand/domain/location';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CENTER,
  makeCategory,
  makeHours,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeZone,
  makeZoneModule,
  square,
} from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { storeRoutes } from './stores.routes.ts';
import { stores as storeTable } from './stores.tables.ts';

let api: TestApi;
let zoneId: number;
let moduleId: number;
beforeAll(async () => {
  api = await startApi({ routes: storeRoutes });
});
beforeEach(async () => {
  api.clock.set(NOON);
  zoneId = (await makeZone(api.db)).id;
  moduleId = (await makeModule(api.db)).id;
  await makeZoneModule(api.db, zoneId, moduleId, { perKmMinor: 100, minimumMinor: 250, maximumMinor: 900 });
});
afterAll(() => api.stop());

const visitor = (more = {}) => api.client({ zoneIds: [zoneId], moduleId, ...more });
const store = (overrides = {}) => makeStore(api.db, { zoneId, moduleId, ...overrides });
/** About this many kilometers north of the center. */
const north = (km: number) => ({ latitude: CENTER.latitude + km / 111.195, longitude: CENTER.longitude });
const all = { params: { filter: 'all' as const }, query: {} };

// Requirements: API-29.
test('open stores are first, then the nearest', async () => {
  const closedNear = await store({ ...north(1), alwaysOpen: false });
  const openFar = await store(north(5));
  const openNear = await store(north(2));
  const evening = await store({ ...north(0.1), alwaysOpen: false });
  await makeHours(api.db, evening.id, 18 * 60, 2 * 60);

  const noon = await visitor({ point: CENTER }).call(listStores, all);
  expect(noon.total_size).toBe(4);
  expect(noon.stores.map(({ id }) => id)).toEqual([openNear.id, openFar.id, evening.id, closedNear.id]);
  expect(noon.stores.map(({ open }) => open)).toEqual([1, 1, 0, 0]);
  expect(noon.stores[2]).toMatchObject({ opens_at: '18:00', closes_at: null, current_opening_time: '18:00' });

  api.clock.set('2026-03-05T01:30:00+04:00');
  const night = await visitor({ point: CENTER }).call(listStores, all);
  expect(night.stores[0]).toMatchObject({ id: evening.id, open: 1, closes_at: '02:00' });
});

test('the order of the list agrees with the displayed hours at any time of a week', async () => {
  const hours = [
    [0, 0],
    [0, 1439],
    [0, 1440],
    [600, 600],
    [600, 1320],
    [1080, 120],
    [1380, 0],
    [0, 30],
    [1200, 1439],
  ] as const;
  for (const [index, [opens, closes]] of hours.entries()) {
    const made = await store({ alwaysOpen: false });
    await makeHours(api.db, made.id, opens, closes, [index % 7, (index * 3 + 1) % 7]);
  }
  const everywhere = visitor();
  for (let step = 0; step < 60; step += 1) {
    api.clock.set(NOON + step * 173 * 60_000);
    const { stores } = await everywhere.call(listStores, { ...all, query: { limit: 100 } });
    const open = stores.map((shown) => shown.open);
    expect(open).toEqual([...open].toSorted((a, b) => b - a));
  }
});

test('lists show the lowest distance and charge that the place allows, by the rates of zone and store', async () => {
  const place = north(3);
  await store(place);
  await store({ ...place, freeDelivery: true });
  await store({ ...place, selfDelivery: true, perKmMinor: 10, minimumChargeMinor: 125 });
  const { stores } = await visitor({ point: CENTER }).call(listStores, all);
  const metres = Math.round(haversineKm(CENTER, place) * 1000) - 80;
  expect(stores.map(({ distance }) => distance)).toEqual([metres, metres, metres]);
  expect(stores.map((shown) => [shown.delivery_charge, shown.delivery_charge_exact])).toEqual([
    [Math.round(metres / 10) / 100, false],
    [0, true],
    [1.25, false],
  ]);
  const unplaced = await visitor().call(listStores, all);
  expect(unplaced.stores[0]).toMatchObject({ distance: null, delivery_charge: null });
});

// Requirements: API-26.
test('the latest stores are filtered by type and paged by offset and limit', async () => {
  const [first, second, third] = [
    await store({ openedAt: new Date(NOON) }),
    await store({ openedAt: new Date(NOON - 1), nonVeg: false }),
    await store({ openedAt: new Date(NOON - 2), veg: false }),
  ];
  const latest = async (query: { type: 'all' | 'veg' | 'non_veg'; offset: number; limit: number }) => {
    const page = await visitor().call(listLatestStores, { query });
    return [page.stores.map(({ id }) => id), page.total_size];
  };
  expect(await latest({ type: 'veg', offset: 1, limit: 1 })).toEqual([[first.id], 2]);
  expect(await latest({ type: 'veg', offset: 2, limit: 1 })).toEqual([[second.id], 2]);
  expect(await latest({ type: 'non_veg', offset: 2, limit: 1 })).toEqual([[third.id], 2]);
  expect(await latest({ type: 'all', offset: 1, limit: 3 })).toEqual([[first.id, second.id, third.id], 3]);
});

// Requirements: API-27.
test('the stores are filtered by type and paged by offset and limit', async () => {
  const [first, second, third] = [
    await store(north(1)),
    await store({ ...north(2), nonVeg: false }),
    await store({ ...north(3), veg: false }),
  ];
  const list = async (query: { type: 'all' | 'veg' | 'non_veg'; offset: number; limit: number }) => {
    const page = await visitor({ point: CENTER }).call(listStores, { ...all, query });
    return [page.stores.map(({ id }) => id), page.total_size];
  };
  expect(await list({ type: 'veg', offset: 1, limit: 1 })).toEqual([[first.id], 2]);
  expect(await list({ type: 'veg', offset: 2, limit: 1 })).toEqual([[second.id], 2]);
  expect(await list({ type: 'non_veg', offset: 2, limit: 1 })).toEqual([[third.id], 2]);
  expect(await list({ type: 'all', offset: 1, limit: 3 })).toEqual([[first.id, second.id, third.id], 3]);
});

// Requirements: STORE-04, STORE-05.
test('the latest stores are newest first, 12 by default, as are the popular ones', async () => {
  for (let day = 1; day <= 13; day += 1) await store({ openedAt: new Date(NOON - day * 86_400_000) });
  const newest = await store({ openedAt: new Date(NOON) });
  const page = await visitor().call(listLatestStores, { query: {} });
  expect(page).toMatchObject({ total_size: 14, limit: 12, offset: 1 });
  expect(page.stores).toHaveLength(12);
  expect(page.stores[0]?.id).toBe(newest.id);
  const popular = await visitor().call(listPopularStores, { query: {} });
  expect(popular).toMatchObject({ total_size: 14, limit: 12, offset: 1 });
  expect(popular.stores).toHaveLength(12);
});

// Requirements: API-30, STORE-03.
test('paging ends with the first page without stores, and the total is constant', async () => {
  for (let count = 0; count < 5; count += 1) await store({ orderCount: count });
  const sizes = [];
  const seen = new Set<number>();
  for (const offset of [1, 2, 3, 4, 90]) {
    const page = await visitor().call(listPopularStores, { query: { limit: 2, offset } });
    sizes.push([page.stores.length, page.total_size]);
    for (const { id } of page.stores) seen.add(id);
  }
  expect(sizes).toEqual([
    [2, 5],
    [2, 5],
    [1, 5],
    [0, 5],
    [0, 5],
  ]);
  expect(seen.size).toBe(5);
});

test('stores are limited to the visitor’s zones and module; those of all-zone modules are listed everywhere', async () => {
  const mine = await store();
  const shop = await makeModule(api.db, { type: 'ecommerce', allZoneService: true });
  const elsewhere = await makeStore(api.db, { moduleId: shop.id });
  await store({ active: false });
  const otherZone = await makeStore(api.db, { moduleId });

  const ids = async (viewer: object) =>
    (await visitor(viewer).call(listStores, { ...all, query: { limit: 100 } })).stores.map(({ id }) => id);
  expect(await ids({})).toEqual([mine.id]);
  expect(await ids({ zoneIds: [zoneId, otherZone.zoneId] })).toEqual([mine.id, otherZone.id]);
  expect(await ids({ moduleId: undefined })).toEqual([mine.id, elsewhere.id]);
  expect(await ids({ moduleId: shop.id })).toEqual([elsewhere.id]);
  expect(await ids({ zoneIds: [999_999] })).toEqual([]);
});

test('lists narrow by diet, by featured and by delivery or take-away', async () => {
  const meat = await store({ veg: false, takeAway: false });
  const greens = await store({ nonVeg: false, featured: true, delivery: false });
  const ids = async (filter: 'all' | 'delivery' | 'take_away', query: object) =>
    (await visitor().call(listStores, { params: { filter }, query })).stores.map(({ id }) => id);
  expect(await ids('all', { type: 'veg' })).toEqual([greens.id]);
  expect(await ids('all', { store_type: 'non_veg' })).toEqual([meat.id]);
  expect(await ids('all', { featured: 1 })).toEqual([greens.id]);
  expect(await ids('delivery', {})).toEqual([meat.id]);
  expect(await ids('take_away', {})).toEqual([greens.id]);
});

test('on both sides of a delivery area, cards say whether the store delivers there; a list of deliveries omits it outside', async () => {
  const partial = await makeStore(api.db, { moduleId, zoneId, deliveryArea: square(CENTER, 0.02) });
  const whole = await makeStore(api.db, { moduleId, zoneId });
  const look = async (degrees: number) => {
    const client = visitor({ point: { ...CENTER, latitude: CENTER.latitude + degrees } });
    const { stores } = await client.call(listStores, all);
    const delivering = await client.call(listStores, { ...all, params: { filter: 'delivery' } });
    const { delivers_here } = await client.call(getStoreDelivery, { params: { id: partial.id } });
    return {
      listed: stores.find(({ id }) => id === partial.id)?.delivers_here,
      delivers_here,
      delivering: delivering.stores.map(({ id }) => id).toSorted((a, b) => a - b),
    };
  };
  expect(await look(0.019)).toEqual({
    listed: true,
    delivers_here: true,
    delivering: [partial.id, whole.id],
  });
  expect(await look(0.021)).toEqual({ listed: false, delivers_here: false, delivering: [whole.id] });
  const anywhere = await visitor().call(listStores, all);
  expect(anywhere.stores.every(({ delivers_here }) => delivers_here)).toBe(true);
});

test('a store is listed in its further zones, and delivers everywhere there regardless of its delivery area', async () => {
  const [further, foreign] = [await makeZone(api.db), await makeZone(api.db)];
  const area = square({ latitude: 40, longitude: 10 }, 0.02);
  const { id } = await store({ furtherZoneIds: [further.id], deliveryArea: area });
  const listed = async (zone: number, filter: 'all' | 'delivery') => {
    const client = visitor({ zoneIds: [zone], point: CENTER });
    return (await client.call(listStores, { ...all, params: { filter } })).stores.map((row) => row.id);
  };
  expect(await listed(further.id, 'all')).toEqual([id]);
  expect(await listed(further.id, 'delivery')).toEqual([id]);
  expect(await listed(foreign.id, 'all')).toEqual([]);
  expect(await listed(zoneId, 'delivery')).toEqual([]);
  const detail = await visitor().call(getStore, { params: { id: String(id) } });
  expect(detail).toMatchObject({ further_zone_ids: [further.id], delivery_area: area });
});

test('a list without a zone, with an unknown filter or an invalid page is rejected', async () => {
  const errorOf = async (url: string, headers = {}) => {
    const response = await api.inject({ url, headers });
    return [response.statusCode, response.json().errors[0].code];
  };
  const zone = { zoneid: `[${zoneId}]` };
  expect(await errorOf('/api/v1/stores/latest')).toEqual([403, 'zone_required']);
  expect(await errorOf('/api/v1/stores/latest', { zoneid: 'nonsense' })).toEqual([403, 'zone_required']);
  expect(await errorOf('/api/v1/stores/get-stores/everything', zone)).toEqual([403, 'filter']);
  expect(await errorOf('/api/v1/stores/latest?offset=0', zone)).toEqual([403, 'offset']);
  expect(await errorOf('/api/v1/stores/latest?limit=1000', zone)).toEqual([403, 'limit']);
  expect(await errorOf('/api/v1/stores/latest?type=fish', zone)).toEqual([403, 'type']);
});

/** Every specified field. */
const STORE_FIELDS = `id slug name logo_full_url avg_rating address zone_id cover_photo_full_url latitude longitude tax
  self_delivery_system per_km_shipping_charge minimum_shipping_charge maximum_shipping_charge free_delivery discount`;
const DISCOUNT_FIELDS = 'discount discount_type min_purchase max_discount end_date end_time';

// Requirements: STORE-01, STORE-02.
test('a store is found by id and by slug without any header, with hours and offer', async () => {
  const grill = await store({
    name: { en: 'Harbour Grill', ar: 'مشاوي الميناء' },
    alwaysOpen: false,
    ratingSum: 47,
    ratingCount: 10,
    taxRate: 5,
    selfDelivery: true,
    perKmMinor: 75,
    minimumChargeMinor: 200,
    maximumChargeMinor: 900,
    freeDelivery: true,
  });
  await makeHours(api.db, grill.id, 600, 1320, [3]);
  await makeStoreDiscount(api.db, grill.id, { percent: 15, minPurchaseMinor: 1000, maxDiscountMinor: 500 });
  const mains = await makeCategory(api.db, moduleId);
  await makeItem(api.db, { storeId: grill.id, categoryId: mains.id });

  const bySlug = await api.client({ language: 'ar' }).call(getStore, { params: { id: grill.slug } });
  const byId = await api.client().call(getStore, { params: { id: String(grill.id) } });
  expect(bySlug.name).toBe('مشاوي الميناء');
  expect(byId).toMatchObject({
    name: 'Harbour Grill',
    slug: grill.slug,
    zone_id: grill.zoneId,
    latitude: String(grill.latitude),
    longitude: String(grill.longitude),
    avg_rating: 4.7,
    tax: 5,
    self_delivery_system: 1,
    per_km_shipping_charge: 0.75,
    minimum_shipping_charge: 2,
    maximum_shipping_charge: 9,
    free_delivery: true,
    open: 1,
    closes_at: '22:00',
  });
  expect(byId.schedules).toEqual([
    { id: expect.any(Number), store_id: grill.id, day: 3, opening_time: '10:00', closing_time: '22:00' },
  ]);
  expect(byId.discount).toMatchObject({
    discount: 15,
    discount_type: 'percent',
    min_purchase: 10,
    max_discount: 5,
  });
  expect(Object.keys(byId)).toEqual(expect.arrayContaining(STORE_FIELDS.split(/\s+/)));
  expect(Object.keys(byId.discount ?? {})).toEqual(expect.arrayContaining(DISCOUNT_FIELDS.split(' ')));
  expect(byId.category_ids).toEqual([mains.id]);
  expect(byId.category_details[0]?.name).toBe(mains.name.en);
  expect(storeSchema.parse(byId).id).toBe(grill.id);
});

test('an offer outside its days or its hours is not shown', async () => {
  const shop = await store();
  await makeStoreDiscount(api.db, shop.id, { dailyFrom: 0, dailyTo: 11 * 60 });
  const read = async () => (await api.client().call(getStore, { params: { id: shop.slug } })).discount;
  expect(await read()).toBeNull();
  api.clock.set('2026-03-04T10:59:00+04:00');
  expect(await read()).toMatchObject({ start_time: '00:00', end_time: '11:00' });
  api.clock.set('2041-03-04T10:00:00+04:00');
  expect(await read()).toBeNull();
});

test('an unknown store is a 404 in the requested language', async () => {
  for (const id of ['999999', 'no-such-store', "x' or 1=1 --", '99999999999999999999']) {
    const response = await api.inject({
      url: `/api/v1/stores/details/${encodeURIComponent(id)}`,
      headers: { 'x-localization': 'ar' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { errors: [{ code: 'not_found', message: 'لم نعثر على المطلوب.' }] },
    ]);
  }
});

test('a closed store names the day of its own week on which it opens, also across midnight and clock changes', async () => {
  const zone = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
  const bar = await makeStore(api.db, { moduleId, zoneId: zone.id, alwaysOpen: false });
  await makeHours(api.db, bar.id, 20 * 60, 2 * 60, [6]);
  const at = async (time: string) => {
    api.clock.set(time);
    const { open, opens_at, closes_at, opens_day, today } = await api
      .client()
      .call(getStore, { params: { id: bar.slug } });
    return { open, opens_at, closes_at, opens_day, today };
  };
  // The night of 28 March 2026 loses the hour from 02:00 to 03:00: the bar closes where 02:00 would have been.
  expect(await at('2026-03-26T23:30:00Z')).toEqual({
    open: 0,
    opens_at: '20:00',
    closes_at: null,
    opens_day: 6,
    today: 5,
  });
  expect(await at('2026-03-28T18:59:00Z')).toMatchObject({ open: 0, opens_day: 6, today: 6 });
  expect(await at('2026-03-28T19:00:00Z')).toMatchObject({ open: 1, opens_day: null, today: 6 });
  expect(await at('2026-03-29T00:59:00Z')).toMatchObject({ open: 1, today: 0 });
  expect(await at('2026-03-29T01:00:00Z')).toMatchObject({ open: 0, opens_day: 6, today: 0 });
});

test('a closed store names its first slot and the days until then, in lists too, and none without scheduled orders', async () => {
  const zone = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
  const bakery = await makeStore(api.db, { moduleId, zoneId: zone.id, alwaysOpen: false });
  await makeHours(api.db, bakery.id, 7 * 60 + 10, 13 * 60, [1]);
  const read = () => api.client().call(getStore, { params: { id: bakery.slug } });
  // A Saturday night. Slots start at half hours, so the first one is after the opening.
  api.clock.set('2026-03-07T22:00:00Z');
  const closed = {
    open: 0,
    opens_at: '07:10',
    opens_day: 1,
    opens_in_days: 2,
    first_slot: { day: 1, in_days: 2, starts: '07:30' },
  };
  expect(await read()).toMatchObject(closed);
  const list = await api
    .client({ zoneIds: [zone.id], moduleId })
    .call(listStores, { params: { filter: 'all' }, query: {} });
  expect(list.stores.find(({ id }) => id === bakery.id)).toMatchObject(closed);
  // A week later on the same day of the week.
  api.clock.set('2026-03-09T13:00:00Z');
  expect(await read()).toMatchObject({ opens_day: 1, opens_in_days: 7, first_slot: null });
  api.clock.set('2026-03-09T07:00:00Z');
  expect(await read()).toMatchObject({ open: 1, opens_in_days: null, first_slot: null });

  api.clock.set('2026-03-07T22:00:00Z');
  await api.db.update(storeTable).set({ scheduleOrder: false }).where(eq(storeTable.id, bakery.id));
  expect(await read()).toMatchObject({ opens_in_days: 2, first_slot: null });
});
