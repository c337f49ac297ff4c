import { getVehicle, listProviderVehicles, listTopVehicles, searchVehicles } from '@errand/contract/rental';
import {
  addVehicleReview,
  applyRentalCoupon,
  getVehicleCalendar,
  listLatestProviders,
  listPopularProviders,
  listPopularVehicles,
  listProviderBanners,
  listProviderReviews,
  listRentalBanners,
  listRentalCoupons,
  listReviewsOfVehicle,
  listVehicleReviews,
  suggestVehicles,
} from '@errand/contract/rental-discovery';
import { bookTrip } from '@errand/contract/rental-trips';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  makeModule,
  makeProvider,
  makeRentalVehicle,
  makeStore,
  makeZone,
} from '../../../../test/factories/index.ts';
import {
  makeFleet,
  makeRenter,
  RENTER,
  transitionTrip,
  tripTimeAt,
} from '../../../../test/factories/trips.ts';
import { NOON, startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { banners, coupons } from '../../promotions/promotions.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => api.clock.set(NOON));
afterAll(() => api.stop());

describe('vehicles for a trip', () => {
  test('a list has only vehicles that are free for the trip, each with its price and what it is made of', async () => {
    const fleet = await makeFleet(api, { plates: ['A 1', 'A 2'], terms: { minimumMinor: 2000 } });
    const small = await makeRentalVehicle(api.db, {
      providerId: fleet.provider.id,
      hourlyMinor: 1000,
      discount: 10,
      plates: ['B 1'],
    });
    const one = await makeRenter(api, { ...fleet, vehicle: small });
    await one.rent();
    const client = api.client({ zoneIds: [fleet.provider.zoneId] });
    const trip = { trip_type: 'hourly' as const, pickup_time: tripTimeAt(3), estimated_hours: 2 };
    const found = await client.call(searchVehicles, { query: trip });
    expect(found.vehicles).toMatchObject([
      {
        id: fleet.vehicle.id,
        free_vehicles: 2,
        trip: {
          unit: 'hour',
          units: 2,
          unit_price: 6,
          minimum_addition: 8,
          price: 20,
          starts_at: tripTimeAt(3),
          ends_at: tripTimeAt(5),
        },
        provider: { terms: { minimum_price: 20 } },
      },
    ]);
    expect(found.total_size).toBe(1);
    const later = { ...trip, pickup_time: tripTimeAt(6) };
    const ids = async (query: object) =>
      (await client.call(searchVehicles, { query })).vehicles.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await ids(later)).toEqual([fleet.vehicle.id, small.id]);
    expect(await ids({ ...later, quantity: 2 })).toEqual([fleet.vehicle.id]);
    expect(await ids({ ...trip, date: tripTimeAt(3), pickup_time: undefined })).toEqual([fleet.vehicle.id]);
    const until = { ...trip, estimated_hours: undefined, destination_time: tripTimeAt(7) };
    const [priced] = (await client.call(searchVehicles, { query: until })).vehicles;
    expect(priced?.trip).toMatchObject({ units: 4, hours: 4, price: 24 });
    for (const list of [
      client.call(listProviderVehicles, { query: { ...trip, provider_id: fleet.provider.id } }),
      client.call(listTopVehicles, { query: trip }),
    ])
      expect((await list).vehicles.map(({ id }) => id)).toEqual([fleet.vehicle.id]);
    const taken = await client.call(getVehicle, { params: { id: String(small.id) }, query: trip });
    expect(taken).toMatchObject({ free_vehicles: 0, trip: { price: 20, price_before_discount: 20 } });
    const plain = await client.call(getVehicle, { params: { id: String(small.id) } });
    expect(plain).toMatchObject({ free_vehicles: null, trip: null });
  });

  test('a list leaves out vehicles whose provider rents longer or shorter only', async () => {
    const fleet = await makeFleet(api, { terms: { minimumHours: 2, maximumHours: 48 } });
    const client = api.client({ zoneIds: [fleet.provider.zoneId] });
    const found = async (type: 'hourly' | 'day_wise', hours: number) => {
      const query = { trip_type: type, pickup_time: tripTimeAt(3), estimated_hours: hours };
      return (await client.call(searchVehicles, { query })).total_size;
    };
    expect(await found('hourly', 1)).toBe(0);
    expect(await found('hourly', 2)).toBe(1);
    expect(await found('day_wise', 48)).toBe(1);
    expect(await found('day_wise', 72)).toBe(0);
    const until = {
      trip_type: 'hourly' as const,
      pickup_time: tripTimeAt(3),
      destination_time: tripTimeAt(4),
    };
    expect((await client.call(searchVehicles, { query: until })).total_size).toBe(0);
  });

  // Requirements: RENTAL-01.
  test('the pickup place decides which vehicles are found, not the chosen zone', async () => {
    const { provider, vehicle } = await makeFleet(api);
    const client = api.client({ zoneIds: [99_999] });
    const at = (lat: number) =>
      client.call(searchVehicles, {
        query: { pickup_location: JSON.stringify({ lat, lng: provider.longitude }), limit: 100 },
      });
    expect((await at(provider.latitude)).vehicles.map(({ id }) => id)).toContain(vehicle.id);
    expect((await at(-60)).vehicles).toEqual([]);
    const wrong = client.call(searchVehicles, { query: { pickup_location: 'here' } });
    expect((await rejectionOf(wrong)).status).toBe(403);
  });

  test('a day of a search ends at the same time of the provider’s clock when clocks change', async () => {
    const zone = await makeZone(api.db, { timeZone: 'Europe/Berlin' });
    const provider = await makeProvider(api.db, { zoneId: zone.id, alwaysOpen: true });
    const vehicle = await makeRentalVehicle(api.db, { providerId: provider.id });
    const renter = await makeRenter(api, { provider, vehicle });
    // 10:00 in Berlin on the day before clocks go forward: a day has 23 hours.
    const pickup = '2026-03-28T09:00:00.000Z';
    await renter.rent(
      {},
      { pickup_time: new Date('2026-03-29T08:00:00.000Z'), rental_type: 'day_wise', estimated_hours: 24 },
    );
    const client = api.client({ zoneIds: [zone.id] });
    const day = { trip_type: 'day_wise' as const, pickup_time: pickup, estimated_hours: 24 };
    const [found] = (await client.call(searchVehicles, { query: day })).vehicles;
    expect(found).toMatchObject({
      free_vehicles: 1,
      trip: { units: 1, price: 42, ends_at: '2026-03-29T08:00:00.000Z' },
    });
    const hours = { ...day, trip_type: 'hourly' as const };
    expect((await client.call(searchVehicles, { query: hours })).vehicles).toEqual([]);
  });

  test('the calendar of a vehicle counts what is free by day in the provider’s clock', async () => {
    const fleet = await makeFleet(api, { plates: ['A 1', 'A 2'] });
    const renter = await makeRenter(api, fleet);
    // From 14:00 to 14:00 two days later in Dubai.
    await renter.rent({}, { rental_type: 'day_wise', estimated_hours: 48 });
    const call = (query: object) =>
      api.client().call(getVehicleCalendar, { params: { id: String(fleet.vehicle.id) }, query });
    const days = (await call({ from: '2026-03-03', to: '2026-03-07' })).days;
    expect(days.map(({ date, free, past }) => [date, free, past])).toEqual([
      ['2026-03-03', 2, true],
      ['2026-03-04', 1, false],
      ['2026-03-05', 1, false],
      ['2026-03-06', 1, false],
      ['2026-03-07', 2, false],
    ]);
    const month = await call({ month: '2026-02' });
    expect(month).toMatchObject({ time_zone: 'Asia/Dubai', total_vehicles: 2 });
    expect(month.days).toHaveLength(28);
    expect((await call({})).days).toHaveLength(31);
    expect((await call({ from: '2026-03-01', to: '2027-03-01' })).days).toHaveLength(92);
  });
});

describe('discovery of rental vehicles', () => {
  // Requirements: API-28, RENTAL-11.
  test('provider lists come from the rental endpoints, the newest or the most booked first', async () => {
    const zone = await makeZone(api.db);
    const of = { zoneId: zone.id };
    const old = await makeProvider(api.db, { ...of, openedAt: new Date('2020-01-01'), orderCount: 9 });
    const young = await makeProvider(api.db, { ...of, openedAt: new Date('2026-01-01'), orderCount: 1 });
    await makeProvider(api.db, { ...of, active: false });
    await makeStore(api.db, of);
    const client = api.client({ zoneIds: [zone.id] });
    const latest = await client.call(listLatestProviders, { query: {} });
    expect(latest).toMatchObject({ total_size: 2, limit: 12, offset: 1 });
    expect(latest.providers.map(({ id }) => id)).toEqual([young.id, old.id]);
    expect(latest.stores).toEqual(latest.providers);
    const popular = await client.call(listPopularProviders, { query: { limit: 1 } });
    expect(popular.providers.map(({ id }) => id)).toEqual([old.id]);
  });

  test('typed text suggests names of vehicles and providers; without text there are popular vehicles', async () => {
    const { provider } = await makeFleet(api);
    const named = await makeRentalVehicle(api.db, {
      providerId: provider.id,
      name: { en: 'Zephyr wagon', ar: 'زفير' },
      tripCount: 5000,
    });
    const client = api.client({ zoneIds: [provider.zoneId] });
    expect(await client.call(suggestVehicles, { query: { name: 'zeph' } })).toEqual(['Zephyr wagon']);
    expect(await client.call(suggestVehicles, { query: {} })).toEqual([]);
    const [first] = await client.call(listPopularVehicles, {});
    expect(first?.id).toBe(named.id);
  });

  test('banners of rental do not depend on the visitor’s module, and those of a provider are its own', async () => {
    const food = await makeModule(api.db, { type: 'food' });
    const { provider } = await makeFleet(api);
    const client = api.client({ moduleId: food.id });
    const before = await client.call(listRentalBanners, {});
    expect(before.banners).toEqual([]);
    const [first] = (await client.call(listPopularProviders, { query: { limit: 100 } })).providers.toSorted(
      (a, b) => a.module_id - b.module_id,
    );
    const row = { title: { en: 'Ride' }, subtitle: { en: 'Now' }, place: 'top' as const };
    await api.db.insert(banners).values([
      { ...row, moduleId: first!.module_id },
      { ...row, moduleId: provider.moduleId, storeId: provider.id },
    ]);
    expect((await client.call(listRentalBanners, {})).banners.length).toBeGreaterThan(0);
    const own = await client.call(listProviderBanners, { params: { provider_id: provider.id } });
    expect(own).toHaveLength(1);
  });

  test('a coupon applies to a trip and counts as a use, and one that waives a delivery is rejected', async () => {
    const fleet = await makeFleet(api, { plates: ['A 1', 'A 2'] });
    const values = {
      title: { en: 'Ten off' },
      discountType: 'percent' as const,
      startsAt: new Date(NOON - 1000),
      endsAt: new Date(NOON + 1e9),
      perCustomer: 1,
      moduleId: fleet.provider.moduleId,
    };
    await api.db.insert(coupons).values([
      { ...values, code: 'TRIP10', type: 'default', discount: 10 },
      { ...values, code: 'SHIPFREE', type: 'free_delivery', discount: 0 },
    ]);
    const renter = await makeRenter(api, fleet);
    const apply = (code: string) =>
      renter.client.call(applyRentalCoupon, { query: { code, provider_id: fleet.provider.id } });
    expect(await apply('trip10')).toMatchObject({ code: 'TRIP10', discount: 10 });
    expect((await rejectionOf(apply('SHIPFREE'))).code).toBe('coupon_unknown');
    await renter.addVehicle();
    expect((await renter.quote({ coupon_code: 'SHIPFREE' })).problems).toMatchObject([
      { code: 'coupon_unknown', field: 'coupon_code' },
    ]);
    const quote = await renter.quote({ coupon_code: 'TRIP10' });
    expect(quote).toMatchObject({ coupon_discount_amount: 2.4, trip_amount: 21.6, coupon_code: 'TRIP10' });
    await renter.book({ coupon_code: 'TRIP10', trip_amount: 21.6 });
    expect((await rejectionOf(apply('TRIP10'))).code).toBe('coupon_used_up');
    await renter.addVehicle();
    const again = renter.client.call(bookTrip, { query: {}, body: { ...RENTER, coupon_code: 'TRIP10' } });
    expect((await rejectionOf(again)).code).toBe('coupon_code');
    const other = await makeRenter(api, fleet);
    const listed = await other.client.call(listRentalCoupons, { query: { provider_id: fleet.provider.id } });
    expect(listed.map(({ code }) => code)).not.toContain('SHIPFREE');
  });

  test('a vehicle of a completed trip is reviewed once, and its reviews and those of the provider are listed', async () => {
    const fleet = await makeFleet(api);
    const renter = await makeRenter(api, fleet);
    const tripId = await renter.rent();
    const add = (rating: number, vehicle_id = fleet.vehicle.id) =>
      renter.client.call(addVehicleReview, {
        query: {},
        body: { trip_id: tripId, vehicle_id, rating, comment: 'Smooth.' },
      });
    expect((await rejectionOf(add(5))).code).toBe('review_not_allowed');
    await transitionTrip(api, tripId, 'confirmed', 'picked_up', 'delivered');
    const foreign = await makeFleet(api);
    expect((await rejectionOf(add(5, foreign.vehicle.id))).code).toBe('review_not_allowed');
    expect(await add(2)).toEqual({ message: 'Thank you for your review.' });
    await add(4);
    const of = { vehicle_id: fleet.vehicle.id };
    const reviews = await api.client().call(listVehicleReviews, { query: of });
    expect(reviews).toMatchObject({
      total_size: 1,
      avg_rating: 4,
      rating_count: 1,
      ratings: [0, 0, 0, 1, 0],
      reviews: [{ rating: 4, comment: 'Smooth.', vehicle_id: fleet.vehicle.id }],
    });
    const params = { id: fleet.vehicle.id };
    expect(await api.client().call(listReviewsOfVehicle, { params, query: {} })).toEqual(reviews);
    const ofProvider = { params: { id: fleet.provider.id }, query: {} };
    expect((await api.client().call(listProviderReviews, ofProvider)).reviews).toEqual(reviews.reviews);
    const none = api.client().call(listVehicleReviews, { query: { vehicle_id: 999_999 } });
    expect((await rejectionOf(none)).status).toBe(404);
    const vehicle = await api.client().call(getVehicle, { params: { id: String(fleet.vehicle.id) } });
    expect(vehicle).toMatchObject({ avg_rating: 4, total_reviews: 1, provider: { rating_count: 1 } });
  });
});
