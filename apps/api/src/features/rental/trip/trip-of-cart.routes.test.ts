import {
  getRentalCart,
  removeRentalVehicle,
  removeRentalVehicles,
  updateRentalTrip,
} from '@errand/contract/rental-cart';
import { rebookTrip } from '@errand/contract/rental-trip-changes';
import { bookTrip, getTrip } from '@errand/contract/rental-trips';
import { getReviewReminder } from '@errand/contract/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRentalVehicle } from '../../../../test/factories/index.ts';
import {
  makeFleet,
  makeRenter,
  RENTER,
  transitionTrip,
  tripTimeAt,
} from '../../../../test/factories/trips.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';
import { vehicles } from '../rental.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function filled() {
  const fleet = await makeFleet(api, { plates: ['A 1', 'A 2'] });
  const renter = await makeRenter(api, fleet);
  const { user_data } = await renter.addVehicle();
  const trip = Array.isArray(user_data) ? null : user_data;
  return { fleet, renter, tripId: trip?.id ?? 0 };
}

test('the trip of a cart is changed for all its vehicles, and its return follows the kind of rental', async () => {
  const { fleet, renter, tripId } = await filled();
  // Only the first vehicle is rented by distance.
  await api.db.update(vehicles).set({ perKmMinor: 50 }).where(eq(vehicles.id, fleet.vehicle.id));
  const second = await makeRentalVehicle(api.db, { providerId: fleet.provider.id });
  await renter.addVehicle({ vehicle_id: second.id });
  const change = (body: object, id = tripId) =>
    renter.client.call(updateRentalTrip, { params: { id }, query: {}, body });
  const until = await change({ destination_time: tripTimeAt(5) });
  expect(until).toMatchObject({
    carts: [{ total_price: 18 }, { total_price: 18 }],
    user_data: { estimated_hours: 3, destination_time: tripTimeAt(5), total_cart_price: 36 },
  });
  const days = await change({ rental_type: 'day_wise', estimated_hours: 48 });
  expect(days.user_data).toMatchObject({ destination_time: tripTimeAt(50), total_cart_price: 168 });
  expect((await rejectionOf(change({ destination_time: tripTimeAt(2) }))).code).toBe('destination_time');
  expect((await rejectionOf(change({ rental_type: 'distance_wise', distance: 5 }))).code).toBe('rental_type');
  expect((await rejectionOf(change({}, tripId + 1000))).status).toBe(404);
  expect((await renter.client.call(getRentalCart, { query: {} })).user_data).toEqual(days.user_data);
});

test('a destination is part of cart, quote, trip and rebooking, until it is removed', async () => {
  const { renter, tripId } = await filled();
  const destination_location = { lat: 25.1, lng: 55.2, location_name: 'Lighthouse Road' };
  const change = (body: object) =>
    renter.client.call(updateRentalTrip, { params: { id: tripId }, query: {}, body });
  const known = { location_name: 'Lighthouse Road', lat: '25.1', lng: '55.2' };
  expect((await change({ destination_location })).user_data).toMatchObject({ destination_location: known });
  expect((await change({ estimated_hours: 5 })).user_data).toMatchObject({ destination_location: known });
  expect(await renter.quote()).toMatchObject({
    pickup_location: { location_name: 'Harbour Square' },
    destination_location: known,
  });
  const { trip_id } = await renter.book();
  const trip = await renter.client.call(getTrip, { query: { trip_id } });
  expect(trip.destination_location).toEqual(known);
  const again = await renter.client.call(rebookTrip, { query: {}, body: { trip_id } });
  expect(again.user_data).toMatchObject({ destination_location: known });
  expect((await change({ destination_location: null })).user_data).toMatchObject({
    destination_location: null,
  });
  expect((await renter.quote()).destination_location).toBeNull();
});

test('the times of a cart name the zone of its provider', async () => {
  const { fleet, renter } = await filled();
  const { user_data, carts } = await renter.client.call(getRentalCart, { query: {} });
  expect(user_data).toMatchObject({ time_zone: 'Asia/Dubai' });
  expect(carts[0]?.vehicle).toMatchObject({ id: fleet.vehicle.id, time_zone: 'Asia/Dubai' });
});

test('vehicles are removed by their cart ids, one or several', async () => {
  const { fleet, renter } = await filled();
  const more = [0, 1].map(() => makeRentalVehicle(api.db, { providerId: fleet.provider.id }));
  for (const { id } of await Promise.all(more)) await renter.addVehicle({ vehicle_id: id });
  const { carts } = await renter.client.call(getRentalCart, { query: {} });
  const [first, second, third] = carts.map(({ id }) => id);
  const remove = (cart_id: number) =>
    renter.client.call(removeRentalVehicle, { params: { cart_id }, query: {} });
  expect((await remove(first ?? 0)).carts.map(({ id }) => id)).toEqual([second, third]);
  expect((await rejectionOf(remove(first ?? 0))).code).toBe('cart_line_gone');
  const rest = await renter.client.call(removeRentalVehicles, {
    query: { cart_ids: JSON.stringify([first, second, third]) },
  });
  expect(rest).toEqual({ carts: [], user_data: [] });
});

test('documents are sent with the booking and shown to the owner only', async () => {
  const fleet = await makeFleet(api, { terms: { documentsRequired: true } });
  const renter = await makeRenter(api, fleet, 'guest');
  await renter.addVehicle();
  const body = formOf({ ...RENTER, 'order_attachment[]': [await pictureOf(90)] });
  const { trip_id } = await renter.client.call(bookTrip, { query: {}, body });
  const own = await renter.client.call(getTrip, { query: { trip_id } });
  expect(own.document_full_url).toHaveLength(1);
  const file = await api.inject(own.document_full_url[0] ?? '');
  expect(file.headers['content-type']).toMatch(/^image\//);
  const number = RENTER.contact_person_number;
  const other = await api.client().call(getTrip, { query: { trip_id, contact_number: number } });
  expect(other.document_full_url).toEqual([]);
});

test('a completed trip does not ask for a review of items', async () => {
  const { renter } = await filled();
  const { trip_id } = await renter.book();
  await transitionTrip(api, trip_id, 'confirmed', 'picked_up', 'delivered');
  expect(await renter.client.call(getReviewReminder, {})).toMatchObject({ order_id: null });
});
