import { getProvider, getVehicle, listProviderVehicles, searchVehicles } from '@errand/contract/rental';
import { getRentalCart } from '@errand/contract/rental-cart';
import { changeTrip, previewTripChange } from '@errand/contract/rental-trip-changes';
import { getTrip } from '@errand/contract/rental-trips';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeRentalVehicle, makeStoreDiscount } from '../../../test/factories/index.ts';
import { makeFleet, makeRenter, transitionTrip, tripTimeAt } from '../../../test/factories/trips.ts';
import { NOON, startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { storeDiscounts } from '../stores/stores.tables.ts';
import { vehicles } from './rental.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => api.clock.set(NOON));
afterAll(() => api.stop());

type Offer = Parameters<typeof makeStoreDiscount>[2];

/** A fleet with vehicles for 6.00 an hour and 42.00 a day, whose provider has an offer. */
async function offeringFleet(offer: Offer, vehicle: Partial<typeof vehicles.$inferInsert> = {}) {
  const fleet = await makeFleet(api, { plates: ['A 1', 'A 2'], taxRate: 5 });
  await makeStoreDiscount(api.db, fleet.provider.id, offer);
  await api.db
    .update(vehicles)
    .set({ discount: 5, ...vehicle })
    .where(eq(vehicles.id, fleet.vehicle.id));
  return fleet;
}

const FOUR_HOURS = { trip_type: 'hourly' as const, pickup_time: tripTimeAt(2), estimated_hours: 4 };

/** An offer whose maximum caps the discount of the trip of `makeRenter`, which costs 24.00 before discounts. */
const CAPPED = { percent: 25, minPurchaseMinor: 2000, maxDiscountMinor: 500 };

describe('the offer of a rental provider', () => {
  // Requirements: MONEY-14, MONEY-15.
  test('card, cart, quote, booking and trip show the same price under it', async () => {
    const fleet = await offeringFleet(CAPPED);
    const renter = await makeRenter(api, fleet);
    const id = String(fleet.vehicle.id);
    const card = await renter.client.call(getVehicle, { params: { id }, query: FOUR_HOURS });
    expect(card).toMatchObject({
      // The vehicle's own discount is not promised, because the offer that would replace it has a maximum.
      hourly_price_now: 6,
      provider: { discount: { discount: 25, min_purchase: 20, max_discount: 5, discount_type: 'percent' } },
      trip: { unit_price: 6, price_before_discount: 24, discount: 5, offer_discount: 5, price: 19 },
    });
    const cart = await renter.addVehicle();
    expect(cart.carts).toMatchObject([{ total_price: 19, total_before_discount: 24 }]);
    expect(cart.user_data).toMatchObject({ total_cart_price: 19, offer_gap: null });
    const quote = await renter.quote();
    const amounts = { vehicles_amount: 24, discount_on_trip: 5, offer_discount: 5, tax_amount: 0.95 };
    expect(quote).toMatchObject({ ...amounts, trip_amount: 19.95 });
    expect(quote.vehicles).toMatchObject([
      { trip: { price: 24, offer_discount: 0 }, offer_discount: 5, total_price: 19 },
    ]);
    const { trip_id } = await renter.book({ trip_amount: 19.95 });
    const trip = await renter.client.call(getTrip, { query: { trip_id } });
    expect(trip).toMatchObject({ ...amounts, trip_amount: 19.95 });
    expect(trip.trip_details).toMatchObject([{ calculated_price: 19, price_before_discount: 24 }]);
  });

  test('below its minimum the vehicle’s own discount counts, and the cart shows the missing amount', async () => {
    const fleet = await offeringFleet({ percent: 10, minPurchaseMinor: 4000 });
    const renter = await makeRenter(api, fleet);
    const short = await renter.addVehicle();
    expect(short.user_data).toMatchObject({
      total_cart_price: 22.8,
      offer_gap: { percent: 10, missing: 16 },
    });
    expect(await renter.quote()).toMatchObject({ discount_on_trip: 1.2, offer_discount: 0 });
    const both = await renter.addVehicle();
    expect(both.carts).toMatchObject([{ quantity: 2, total_price: 43.2 }]);
    expect(both.user_data).toMatchObject({ total_cart_price: 43.2, offer_gap: null });
    expect(await renter.quote()).toMatchObject({ discount_on_trip: 4.8, offer_discount: 4.8 });
  });

  test('its days and its hours in the provider’s zone are respected, and an outdated price is rejected', async () => {
    // The tests begin at noon in the provider's zone, which is 8:00 in UTC.
    const fleet = await offeringFleet({ percent: 50, dailyFrom: 11 * 60, dailyTo: 12 * 60 + 30 });
    const renter = await makeRenter(api, fleet);
    await renter.addVehicle();
    expect(await renter.quote()).toMatchObject({ offer_discount: 12, trip_amount: 12.6 });
    api.clock.set(tripTimeAt(0.5));
    expect(await renter.quote()).toMatchObject({ offer_discount: 0, discount_on_trip: 1.2 });
    expect(await rejectionOf(renter.book({ trip_amount: 12.6 }))).toMatchObject({
      code: 'price_changed',
      details: { order_amount: 23.94 },
    });
    const id = String(fleet.vehicle.id);
    const ended = await renter.client.call(getVehicle, { params: { id }, query: {} });
    expect(ended).toMatchObject({ hourly_price_now: 5.7, provider: { discount: null } });
    api.clock.set(NOON);
    await api.db.update(storeDiscounts).set({ endsAt: new Date(NOON) });
    expect(await renter.quote()).toMatchObject({ offer_discount: 0 });
  });

  test('an offer without conditions is in the price of an hour and announced by the provider', async () => {
    const fleet = await offeringFleet({ percent: 10 });
    const client = api.client({});
    const { vehicles: found } = await client.call(listProviderVehicles, {
      query: { provider_id: fleet.provider.id },
    });
    expect(found).toMatchObject([{ hourly_price: 6, hourly_price_now: 5.4, day_wise_price_now: 37.8 }]);
    const params = { id: String(fleet.provider.id) };
    expect((await client.call(getProvider, { params })).discount).toMatchObject({ discount: 10 });
  });
});

describe('changing a trip under an offer', () => {
  test('the agreed offer prices the change, also after it has ended, by its minimum and its maximum', async () => {
    const fleet = await offeringFleet({ percent: 10, minPurchaseMinor: 2400, maxDiscountMinor: 300 });
    const renter = await makeRenter(api, fleet);
    const tripId = await renter.rent();
    await transitionTrip(api, tripId, 'confirmed');
    await api.db.delete(storeDiscounts).where(eq(storeDiscounts.storeId, fleet.provider.id));
    const preview = (hours: number) =>
      renter.client.call(previewTripChange, {
        query: {},
        body: { trip_id: tripId, destination_time: tripTimeAt(hours) },
      });
    expect(await preview(6)).toMatchObject({ after: { discount_on_trip: 2.4, offer_discount: 2.4 } });
    // 6 hours for 36.00: a tenth is more than the maximum.
    expect(await preview(8)).toMatchObject({
      before: { trip_amount: 22.68 },
      after: { discount_on_trip: 3, offer_discount: 3, trip_amount: 34.65 },
    });
    // 3 hours for 18.00: below the minimum the vehicle's own discount counts.
    expect(await preview(5)).toMatchObject({ after: { discount_on_trip: 0.9, offer_discount: 0 } });
    const changed = await renter.client.call(changeTrip, {
      query: {},
      body: { trip_id: tripId, destination_time: tripTimeAt(8), difference: 11.97 },
    });
    expect(changed).toMatchObject({ discount_on_trip: 3, offer_discount: 3, trip_amount: 34.65 });
    expect(changed.trip_details).toMatchObject([{ calculated_price: 33, price_before_discount: 36 }]);
  });

  test('an offer that began after the booking does not price a change', async () => {
    const fleet = await makeFleet(api);
    const renter = await makeRenter(api, fleet);
    const tripId = await renter.rent();
    await makeStoreDiscount(api.db, fleet.provider.id, { percent: 50 });
    const longer = { trip_id: tripId, destination_time: tripTimeAt(8) };
    const preview = await renter.client.call(previewTripChange, { query: {}, body: longer });
    expect(preview).toMatchObject({ after: { offer_discount: 0, trip_amount: 36 }, difference: 12 });
  });
});

describe('searching under offers', () => {
  test('filter and order follow the price that cards show, which is that of the trip if one is searched', async () => {
    const fleet = await offeringFleet({ percent: 50, minPurchaseMinor: 3600 });
    const plain = await makeFleet(api);
    const zoneIds = [fleet.provider.zoneId, plain.provider.zoneId];
    const dear = await makeRentalVehicle(api.db, {
      providerId: plain.provider.id,
      hourlyMinor: 500,
      plates: ['C 1'],
    });
    const search = async (query: object) => {
      const { vehicles: found } = await api.client({ zoneIds }).call(searchVehicles, {
        query: { trip_type: 'hourly', sort: 'price_low', ...query },
      });
      return found.map(({ id, trip, hourly_price_now }) => [id, trip?.price ?? hourly_price_now]);
    };
    const [a, b, c] = [fleet.vehicle.id, plain.vehicle.id, dear.id];
    // Without a trip the offer is not earned, so the vehicle's own discount of 5% is promised.
    expect(await search({})).toEqual([
      [c, 5],
      [a, 5.7],
      [b, 6],
    ]);
    // 6 hours cost just the minimum before the discount, so an hour costs 3.00.
    const six = { pickup_time: tripTimeAt(2), estimated_hours: 6 };
    expect(await search(six)).toEqual([
      [a, 18],
      [c, 30],
      [b, 36],
    ]);
    expect(await search({ ...six, max_price: 3 })).toEqual([[a, 18]]);
    expect(await search({ ...six, min_price: 3.01, max_price: 5 })).toEqual([[c, 30]]);
    expect(await search({ ...six, estimated_hours: 4, max_price: 5.7 })).toEqual([
      [c, 20],
      [a, 22.8],
    ]);
  });

  test('the cart of a guest follows an offer that begins and ends', async () => {
    const fleet = await offeringFleet({ percent: 10, startsAt: new Date(NOON + 60_000) });
    const renter = await makeRenter(api, fleet, 'guest');
    expect((await renter.addVehicle()).user_data).toMatchObject({ total_cart_price: 22.8 });
    api.clock.set(NOON + 60_000);
    const cart = await renter.client.call(getRentalCart, { query: {} });
    expect(cart.user_data).toMatchObject({ total_cart_price: 21.6 });
  });
});
