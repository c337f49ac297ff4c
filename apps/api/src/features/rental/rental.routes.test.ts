import { ApiError, type InputOf } from '@errand/contract';
import {
  getProvider,
  getVehicle,
  listProviderVehicles,
  listTopVehicles,
  listVehicleBrands,
  listVehicleCategories,
  searchVehicles,
} from '@errand/contract/rental';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeProvider,
  makeRentalVehicle,
  makeStore,
  makeVehicleCategory,
} from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rentalRoutes } from './rental.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: rentalRoutes });
});
afterAll(() => api.stop());

describe('vehicles', () => {
  let provider: Awaited<ReturnType<typeof makeProvider>>;
  let ids: Record<'hatch' | 'van' | 'bike', number>;
  let kinds: number[];
  beforeAll(async () => {
    provider = await makeProvider(api.db);
    const [cars, bikes] = [await makeVehicleCategory(api.db), await makeVehicleCategory(api.db)];
    kinds = [cars.id, bikes.id];
    const of = { providerId: provider.id };
    const hatch = await makeRentalVehicle(api.db, {
      ...of,
      categoryId: cars.id,
      name: { en: 'Pebble hatch', ar: 'بيبل هاتشباك' },
      discount: 10,
      tripCount: 5,
      plates: ['A', 'B'],
    });
    const van = await makeRentalVehicle(api.db, {
      ...of,
      categoryId: cars.id,
      seats: 8,
      dailyMinor: 7200,
      transmission: 'manual',
      ratingSum: 49,
      ratingCount: 10,
      tripCount: 9,
    });
    const bike = await makeRentalVehicle(api.db, {
      ...of,
      categoryId: bikes.id,
      seats: 1,
      dailyMinor: null,
      perKmMinor: 10,
      discount: 20,
      hourlyMinor: 150,
      airCondition: false,
    });
    await makeRentalVehicle(api.db, { ...of, categoryId: cars.id, active: false });
    ids = { hatch: hatch.id, van: van.id, bike: bike.id };
  });

  const search = async (
    query: NonNullable<InputOf<typeof searchVehicles>['query']>,
    zoneIds = [provider.zoneId],
  ) => (await api.client({ zoneIds }).call(searchVehicles, { query })).vehicles.map(({ id }) => id);

  // Requirements: ROUTE-25, ROUTE-26.
  test('one category or all, in the visitor’s zones', async () => {
    const { hatch, van, bike } = ids;
    expect(await search({ category_ids: JSON.stringify([kinds[0]]) })).toEqual([van, hatch]);
    expect(await search({ category_ids: String(kinds[1]) })).toEqual([bike]);
    expect(await search({})).toEqual([van, hatch, bike]);
    expect(await search({}, [99_999])).toEqual([]);
    expect(await search({}, [])).toEqual(expect.arrayContaining([hatch, van, bike]));
    const slash = await api.inject(`/api/v1/rental/vehicle/search/?category_ids=[${kinds[1]}]`);
    expect(slash.json()).toMatchObject({ total_size: 1, vehicles: [{ id: bike }] });
  });

  test('filters, order and pages', async () => {
    const { hatch, van, bike } = ids;
    expect(await search({ min_seats: 2 })).toEqual([van, hatch]);
    expect(await search({ seating_capacity: '[1,8]' })).toEqual([van, bike]);
    expect(await search({ transmission_type: 'manual' })).toEqual([van]);
    expect(await search({ no_air_condition: 'true' })).toEqual([bike]);
    expect(await search({ air_condition: 'true' })).toEqual([van, hatch]);
    expect(await search({ air_condition: 'true', no_air_condition: 'true' })).toHaveLength(3);
    expect(await search({ name: 'pebble' })).toEqual([hatch]);
    expect(await search({ name: 'هاتش' })).toEqual([hatch]);
    expect(await search({ name: '100%' })).toEqual([]);
    // 42.00 a day minus 10%.
    expect(await search({ max_price: 37.8 })).toEqual([hatch]);
    expect(await search({ max_price: 37.79 })).toEqual([]);
    expect(await search({ min_price: 60 })).toEqual([van]);
    expect(await search({ trip_type: 'distance_wise' })).toEqual([bike]);
    expect(await search({ trip_type: 'hourly', sort: 'price_low' })).toEqual([bike, hatch, van]);
    expect(await search({ sort: 'price_high' })).toEqual([van, hatch, bike]);
    expect(await search({ limit: 1, offset: 2 })).toEqual([hatch]);
    const page = await api
      .client({ zoneIds: [provider.zoneId] })
      .call(searchVehicles, { query: { limit: 1 } });
    expect(page).toMatchObject({ total_size: 3, limit: 1, offset: 1 });
    const top = await api
      .client({ zoneIds: [provider.zoneId] })
      .call(listTopVehicles, { query: { limit: 1 } });
    expect(top.vehicles.map(({ id }) => id)).toEqual([van]);
  });

  test('a vehicle has its prices before and after the discount', async () => {
    const client = api.client({ language: 'ar' });
    const vehicle = await client.call(getVehicle, { params: { id: String(ids.hatch) } });
    expect(vehicle).toMatchObject({
      name: 'بيبل هاتشباك',
      day_wise_price: 42,
      day_wise_price_now: 37.8,
      hourly_price: 6,
      hourly_price_now: 5.4,
      distance_price: null,
      trip_distance: 0,
      multiple_vehicles: 1,
      total_vehicles: 2,
      seating_capacity: '4',
      provider: { id: provider.id, name: provider.name.ar },
    });
    expect(await client.call(getVehicle, { params: { id: String(ids.bike) } })).toMatchObject({
      day_wise_price: null,
      day_wise_price_now: null,
      distance_price: 0.1,
      distance_price_now: 0.08,
    });
    expect(await client.call(getVehicle, { params: { id: vehicle.slug } })).toEqual(vehicle);
    const gone = await client.call(getVehicle, { params: { id: 'none' } }).catch((error: unknown) => error);
    expect(gone instanceof ApiError && gone.status).toBe(404);
  });

  // Requirements: ROUTE-27.
  test('a provider is found by id or slug, with its vehicles, in any zone of the visitor', async () => {
    const client = api.client({ zoneIds: [99_999] });
    const found = await client.call(getProvider, { params: { id: String(provider.id) } });
    expect(found).toMatchObject({ slug: provider.slug, total_vehicles: 3, total_trip: 14 });
    expect(await client.call(getProvider, { params: { id: provider.slug } })).toEqual(found);
    const fleet = await client.call(listProviderVehicles, { query: { provider_id: provider.id } });
    expect(fleet.vehicles.map(({ id }) => id)).toEqual([ids.van, ids.hatch, ids.bike]);
    const kitchen = await makeStore(api.db);
    const closed = await makeProvider(api.db, { active: false });
    for (const id of [kitchen.slug, closed.slug, '4000000000', 'none']) {
      const gone = await client.call(getProvider, { params: { id } }).catch((error: unknown) => error);
      expect(gone instanceof ApiError && gone.status).toBe(404);
    }
  });

  test('categories are in order with their counts in the zone, and brands are paged', async () => {
    const here = await api
      .client({ zoneIds: [provider.zoneId] })
      .call(listVehicleCategories, { query: { limit: 100 } });
    const counts = here.vehicles.filter(({ id }) => kinds.includes(id)).map((kind) => kind.vehicle_count);
    expect(counts).toEqual([2, 1]);
    const brands = await api.client().call(listVehicleBrands, { query: { limit: 2 } });
    expect(brands.brands).toHaveLength(2);
    expect(brands.total_size).toBeGreaterThan(2);
  });
});
