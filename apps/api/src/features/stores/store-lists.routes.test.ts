import {
  listDiscountedStores,
  listRecommendedStores,
  listStores,
  listTopOffers,
  listTopRatedStores,
  listVisitAgain,
} from '@errand/contract/stores';
import { haversineKm } from '@errand/domain/location';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CENTER,
  makeCustomer,
  makeHours,
  makeModule,
  makeOrder,
  makeStore,
  makeStoreDiscount,
  makeZone,
  makeZoneModule,
} from '../../../test/factories/index.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { stores } from './stores.tables.ts';

let api: TestApi;
let zoneId: number;
let moduleId: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.set(NOON);
  zoneId = (await makeZone(api.db)).id;
  moduleId = (await makeModule(api.db)).id;
  await makeZoneModule(api.db, zoneId, moduleId);
});
afterAll(() => api.stop());

const visitor = (more = {}) => api.client({ zoneIds: [zoneId], moduleId, ...more });
const store = (overrides = {}) => makeStore(api.db, { zoneId, moduleId, ...overrides });
const all = (query: object = {}) => ({ params: { filter: 'all' as const }, query: { limit: 100, ...query } });
const ids = (page: { stores: { id: number }[] }) => page.stores.map(({ id }) => id);
const on = (...names: string[]) => JSON.stringify(names);

/** Coordinates rounded to a thousandth of a degree, as in cookies. */
const degrees = fc.record({
  latitude: fc.integer({ min: -80_000, max: 80_000 }).map((thousandths) => thousandths / 1000),
  longitude: fc.integer({ min: -179_000, max: 179_000 }).map((thousandths) => thousandths / 1000),
});

test('the spatial index has the same order as the displayed distances, anywhere on the globe', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(degrees, { minLength: 2, maxLength: 12 }), degrees, async (places, point) => {
      await api.db.update(stores).set({ active: false });
      for (const place of places) await store(place);
      const { stores: shown } = await visitor({ point }).call(listStores, all());
      const away = shown.map(({ latitude, longitude }) =>
        haversineKm(point, { latitude: Number(latitude), longitude: Number(longitude) }),
      );
      expect(shown).toHaveLength(places.length);
      for (const [index, km] of away.slice(1).entries())
        expect(km).toBeGreaterThan((away[index] ?? 0) - 1e-3);
    }),
    { numRuns: 12 },
  );
});

test('open stores precede closed ones on every page, and no store is repeated or missing', async () => {
  const made: number[] = [];
  for (let n = 0; n < 17; n += 1) {
    const place = { latitude: CENTER.latitude + n / 100, longitude: CENTER.longitude };
    made.push((await store({ ...place, alwaysOpen: n % 3 !== 0 })).id);
  }
  const seen: { id: number; open: number }[] = [];
  for (let offset = 1; offset < 9; offset += 1) {
    seen.push(...(await visitor({ point: CENTER }).call(listStores, all({ limit: 4, offset }))).stores);
  }
  expect(seen.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(made);
  expect(seen.map(({ open }) => open)).toEqual([...Array(11).fill(1), ...Array(6).fill(0)]);
});

test('lists narrow by open, free delivery, offer, halal, veg and rating', async () => {
  const closed = await store({ alwaysOpen: false, halal: true, ratingSum: 50, ratingCount: 10 });
  const free = await store({ freeDelivery: true, nonVeg: false, ratingSum: 39, ratingCount: 10 });
  const offer = await store({ veg: false, ratingSum: 45, ratingCount: 10 });
  await makeStoreDiscount(api.db, offer.id);
  const morning = await store();
  await makeStoreDiscount(api.db, morning.id, { dailyFrom: 0, dailyTo: 600 });
  const found = async (query: object) =>
    ids(await visitor().call(listStores, all(query))).toSorted((a, b) => a - b);
  expect(await found({ filter: on('open_now') })).toEqual([free.id, offer.id, morning.id]);
  expect(await found({ filter: on('free_delivery') })).toEqual([free.id]);
  expect(await found({ filter: on('discounted') })).toEqual([offer.id]);
  expect(await found({ filter: on('halal') })).toEqual([closed.id]);
  expect(await found({ filter: on('veg', 'open_now') })).toEqual([free.id, morning.id]);
  expect(await found({ filter: on('top_rated') })).toEqual([closed.id, offer.id]);
  expect(await found({ rating_count: 4.6 })).toEqual([closed.id]);
  expect(await found({ filter: on('a name nobody knows') })).toHaveLength(4);
  await expect(found({ filter: 'veg' })).rejects.toMatchObject({ status: 403, code: 'filter' });
});

test('lists sort by rating, by delivery time and by most orders', async () => {
  const slow = await store({ ratingSum: 50, ratingCount: 10, deliveryMinutesTo: 60, orderCount: 1 });
  const quick = await store({ ratingSum: 9, ratingCount: 2, deliveryMinutesTo: 15, orderCount: 9 });
  const plain = await store({ deliveryMinutesTo: 30, orderCount: 5 });
  const sorted = async (sort_by: 'rating' | 'delivery_time' | 'popular') =>
    ids(await visitor().call(listStores, all({ sort_by })));
  expect(await sorted('rating')).toEqual([slow.id, quick.id, plain.id]);
  expect(await sorted('delivery_time')).toEqual([quick.id, plain.id, slow.id]);
  expect(await sorted('popular')).toEqual([quick.id, plain.id, slow.id]);
});

test('recommended, top rated, discounted and top offers are lists of their own', async () => {
  const featured = await store({ featured: true });
  const loved = await store({ ratingSum: 48, ratingCount: 10 });
  const small = await store();
  const large = await store();
  await makeStoreDiscount(api.db, small.id, { percent: 5 });
  await makeStoreDiscount(api.db, large.id, { percent: 30 });
  const query = { query: {} };
  expect(ids(await visitor().call(listRecommendedStores, query))).toEqual([featured.id]);
  expect(ids(await visitor().call(listTopRatedStores, query))).toEqual([loved.id]);
  const discounted = ids(await visitor().call(listDiscountedStores, query));
  expect(discounted.toSorted((a, b) => a - b)).toEqual([small.id, large.id]);
  expect(ids(await visitor().call(listTopOffers, query))).toEqual([large.id, small.id]);
});

test('the filter of open stores agrees with the local time of the zone across midnight and when clocks change', async () => {
  const berlin = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
  await makeZoneModule(api.db, berlin.id, moduleId);
  const night = await makeStore(api.db, { zoneId: berlin.id, moduleId, alwaysOpen: false });
  await makeHours(api.db, night.id, 22 * 60, 6 * 60);
  const client = api.client({ zoneIds: [berlin.id], moduleId });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 5 * 24 * 60 }), fc.boolean(), async (minute, spring) => {
      api.clock.set(Date.parse(spring ? '2026-03-27T00:00:00Z' : '2026-10-23T00:00:00Z') + minute * 60_000);
      const [shown] = (await client.call(listStores, all())).stores;
      const open = await client.call(listStores, all({ filter: on('open_now') }));
      // The hour that occurs twice when clocks go back is interpreted as local time.
      expect(open.total_size).toBe(shown?.open);
    }),
    { numRuns: 60 },
  );
});

test('stores of earlier orders are listed, the latest first, and only to that customer', async () => {
  const [first, second] = [await store(), await store()];
  const customer = await makeCustomer(api.db);
  const other = await makeModule(api.db);
  const elsewhere = await makeStore(api.db, { zoneId, moduleId: other.id });
  for (const shop of [first, second, first, elsewhere]) {
    const { id: storeId, moduleId: shopModule, zoneId: shopZone } = shop;
    const place = { storeId, moduleId: shopModule, zoneId: shopZone };
    await makeOrder(api.db, `customer:${customer.id}`, place);
  }
  const client = visitor({ token: customer.token });
  expect((await client.call(listVisitAgain, {})).map(({ id }) => id)).toEqual([first.id, second.id]);
  await expect(visitor().call(listVisitAgain, {})).rejects.toMatchObject({ status: 401 });
});
