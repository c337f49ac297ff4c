import { getCustomerInfo } from '@errand/contract/customer';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { getRentalCart } from '@errand/contract/rental-cart';
import { cancelTrip, previewTripChange } from '@errand/contract/rental-trip-changes';
import { getTrip } from '@errand/contract/rental-trips';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeFleet,
  makeRenter,
  RENTER,
  transitionTrip,
  tripTimeAt,
} from '../../../../test/factories/trips.ts';
import { NOON, type TestApi } from '../../../../test/harness.ts';
import { creditWallet, startPayingApi } from '../../../../test/payments.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { vehicleBookings } from '../../fleet/fleet.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { changeSettings } from '../../settings/index.ts';
import { stores } from '../../stores/stores.tables.ts';
import { vehicles } from '../rental.tables.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi());
});
afterAll(() => api.stop());

const at = (hours: number) => new Date(tripTimeAt(hours));
const codes = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    ),
  );

describe('quoting a trip', () => {
  test('a trip has the tax of its provider, and one on the service fee by the rate of the settings', async () => {
    const off = {
      additional_charge_tax_percentage: 0,
      additional_charge_status: 0 as const,
      additional_charge: 0,
    };
    await changeSettings(api.deps, {
      additional_charge_tax_percentage: 20,
      additional_charge_status: 1,
      additional_charge: 1,
    });
    const fleet = await makeFleet(api, { taxRate: 5 });
    const renter = await makeRenter(api, fleet, 'guest');
    await renter.addVehicle({});
    const taxes = [
      { tax_percentage: 20, taxed_amount: 1, tax_amount: 0.2 },
      { tax_percentage: 5, taxed_amount: 24, tax_amount: 1.2 },
    ];
    expect(await renter.quote()).toMatchObject({ tax_amount: 1.4, taxes, trip_amount: 26.4 });
    const { order_id: orderId } = await renter.book();
    await changeSettings(api.deps, off);
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.taxes).toMatchObject([
      { of: 'goods', ratePercent: 5, amountMinor: 120 },
      { of: 'service_fee', ratePercent: 20, amountMinor: 20 },
    ]);
  });

  test('the quote has the price of the trip in parts, where and when it begins and what is free', async () => {
    const fleet = await makeFleet(api, {
      plates: ['A 1', 'A 2', 'A 3'],
      taxRate: 5,
      terms: {
        depositMinor: 10_000,
        freeHours: 1,
        cancelPercent: 50,
        laterSteps: [{ hours: 0.5, percent: 80 }],
      },
    });
    const renter = await makeRenter(api, fleet, 'guest');
    await renter.addVehicle({ quantity: 2 });
    const quote = await renter.quote();
    expect(quote).toMatchObject({
      provider_id: fleet.provider.id,
      trip_type: 'hourly',
      pickup_time: tripTimeAt(2),
      estimated_trip_end_time: tripTimeAt(6),
      vehicles: [
        {
          vehicle_id: fleet.vehicle.id,
          quantity: 2,
          free: 3,
          trip: { units: 4, unit: 'hour', unit_price: 6, price: 24 },
          total_price: 48,
        },
      ],
      vehicles_amount: 48,
      tax_amount: 2.4,
      tax_status: 'excluded',
      trip_amount: 50.4,
      deposit_amount: 200,
      due_amount: 50.4,
      free_cancellation_until: tripTimeAt(1),
      terms: {
        deposit: 100,
        free_cancellation_hours: 1,
        cancellation_percent: 50,
        cancellation_steps: [
          { hours: 1, percent: 50 },
          { hours: 0.5, percent: 80 },
        ],
      },
      cancellation_periods: [
        { until: tripTimeAt(1), percent: 0, fee: 0 },
        { until: tripTimeAt(1.5), percent: 50, fee: 25.2 },
        { until: null, percent: 80, fee: 40.32 },
      ],
      problems: [],
    });
    expect((await renter.client.call(getRentalCart, { query: {} })).carts).toHaveLength(1);
  });

  test('every problem is listed at its field', async () => {
    const fleet = await makeFleet(api, { terms: { minimumHours: 6, licenseRequired: true } });
    const renter = await makeRenter(api, fleet, 'guest');
    await renter.addVehicle();
    const quote = await renter.quote({
      contact_person_name: '',
      payment_method: 'wallet',
      coupon_code: 'NONE',
    });
    expect(quote.problems.map(({ code, field }) => [code, field])).toEqual([
      ['trip_too_short', 'destination_time'],
      ['required', 'contact_person_name'],
      ['required', 'driver_license'],
      ['payment_method_off', 'payment_method'],
      ['coupon_unknown', 'coupon_code'],
    ]);
    expect(quote.problems[0]?.message).toBe('This provider rents for at least 6 hours.');
    const rejected = await rejectionOf(renter.book({ contact_person_name: '' }));
    expect(rejected.errors.map(({ code }) => code)).toEqual([
      'destination_time',
      'contact_person_name',
      'driver_license',
    ]);
  });

  test('a provider whose plan has ended takes no bookings, which the quote says, and its trips can still be changed', async () => {
    const fleet = await makeFleet(api);
    const renter = await makeRenter(api, fleet);
    const trip_id = await renter.rent();
    await transitionTrip(api, trip_id, 'confirmed');
    await renter.addVehicle({ pickup_time: at(10) });
    const closeFrom = (closedFrom: Date) =>
      api.db.update(stores).set({ closedFrom }).where(eq(stores.id, fleet.provider.id));
    await closeFrom(at(24));
    expect((await renter.quote()).problems).toEqual([]);
    await closeFrom(at(0));
    expect((await renter.quote()).problems).toMatchObject([{ code: 'store_unavailable' }]);
    expect((await rejectionOf(renter.book())).code).toBe('store_unavailable');
    const body = { trip_id, estimated_hours: 5 };
    expect((await renter.client.call(previewTripChange, { query: {}, body })).problems).toEqual([]);
  });

  test('an empty cart has no quote, and a pickup that has passed is a problem', async () => {
    const fleet = await makeFleet(api);
    const renter = await makeRenter(api, fleet);
    expect((await rejectionOf(renter.quote())).code).toBe('cart_empty');
    await renter.addVehicle();
    api.clock.advance(3 * 3_600_000);
    const { problems } = await renter.quote();
    api.clock.set(NOON);
    expect(problems).toMatchObject([{ code: 'pickup_past', field: 'pickup_time' }]);
  });
});

describe('booking a trip', () => {
  test('the cart becomes a trip with its vehicles, and is empty; a repeated key gets the same trip', async () => {
    const fleet = await makeFleet(api, { plates: ['A 1', 'A 2'], taxRate: 5 });
    const renter = await makeRenter(api, fleet, 'guest');
    await renter.addVehicle({ quantity: 2 });
    const body = {
      trip_amount: 50.4,
      additional_note: 'A child seat, please.',
      driver_name: 'Omar Haddad',
      driver_phone: '+971509998877',
      driver_license: 'DXB 55',
    };
    const booked = await renter.book(body, 'once-1');
    expect(booked).toMatchObject({
      message: 'Your trip is booked.',
      trip_amount: 50.4,
      trip_status: 'pending',
    });
    expect(await renter.book(body, 'once-1')).toEqual(booked);
    expect((await renter.client.call(getRentalCart, { query: {} })).carts).toEqual([]);
    const trip = await renter.client.call(getTrip, { query: { trip_id: booked.trip_id } });
    expect(trip).toMatchObject({
      id: booked.trip_id,
      is_guest: true,
      provider_id: fleet.provider.id,
      trip_status: 'pending',
      trip_type: 'hourly',
      trip_amount: 50.4,
      payment_status: 'unpaid',
      payment_method: 'cash_on_delivery',
      due_amount: 50.4,
      quantity: 2,
      pickup_time: tripTimeAt(2),
      estimated_trip_end_time: tripTimeAt(6),
      pickup_location: { location_name: 'Harbour Square' },
      driver: { name: 'Omar Haddad', license: 'DXB 55' },
      trip_note: 'A child seat, please.',
      user_info: RENTER,
      cancelable: true,
      changeable: true,
      trip_details: [{ quantity: 2, calculated_price: 48, license_plate_number: ['A 1', 'A 2'] }],
    });
    expect(trip.vehicle_identity).toHaveLength(2);
    const [row] = await api.db.select().from(vehicles).where(eq(vehicles.id, fleet.vehicle.id));
    expect(row?.tripCount).toBe(2);
  });

  test('a price that is not the shown one is rejected with the new quote, and nothing is booked', async () => {
    const fleet = await makeFleet(api);
    const renter = await makeRenter(api, fleet);
    await renter.addVehicle();
    const rejected = await rejectionOf(renter.book({ trip_amount: 23 }));
    expect(rejected).toMatchObject({ code: 'price_changed', details: { quote: { trip_amount: 24 } } });
    expect((await renter.quote()).vehicles[0]?.free).toBe(1);
  });

  test('the wallet pays a trip, and a missing document is asked for', async () => {
    const fleet = await makeFleet(api, { terms: { documentsRequired: true } });
    const renter = await makeRenter(api, fleet);
    await creditWallet(api, renter, 3000);
    await renter.addVehicle();
    expect((await renter.quote({ payment_method: 'wallet' })).problems).toEqual([]);
    expect((await rejectionOf(renter.book({ payment_method: 'wallet' }))).code).toBe('order_attachment');
    const open = await makeFleet(api);
    const other = await makeRenter(api, open);
    await creditWallet(api, other, 3000);
    const tripId = await other.rent({ payment_method: 'wallet' });
    const trip = await other.client.call(getTrip, { query: { trip_id: tripId } });
    expect(trip).toMatchObject({ payment_status: 'paid', payment_method: 'wallet', due_amount: 0 });
    expect((await other.client.call(getCustomerInfo, {})).wallet_balance).toBe(6);
  });
});

describe('a vehicle is never booked twice', () => {
  test('of 100 concurrent bookings of one vehicle exactly one succeeds, and the others get the number of free vehicles', async () => {
    const fleet = await makeFleet(api);
    const renters = await Promise.all(Array.from({ length: 100 }, () => makeRenter(api, fleet, 'guest')));
    for (const renter of renters) await renter.addVehicle();
    const outcome = await codes(renters.map((renter) => renter.book()));
    expect(outcome.filter((code) => code === 'ok')).toHaveLength(1);
    expect(outcome.filter((code) => code === 'pickup_time')).toHaveLength(99);
    const late = await makeRenter(api, fleet);
    await late.addVehicle();
    const problem = await rejectionOf(late.book());
    expect(problem).toMatchObject({
      status: 409,
      details: { reason: 'vehicle_taken', vehicle_id: fleet.vehicle.id, free: 0 },
    });
    const rows = await api.db
      .select()
      .from(vehicleBookings)
      .where(eq(vehicleBookings.vehicleId, fleet.vehicle.id))
      .orderBy(vehicleBookings.id);
    expect(rows).toHaveLength(1);
  });

  test('concurrent bookings of a class get as many vehicles as there are, each a plate of its own', async () => {
    const fleet = await makeFleet(api, { plates: ['A 1', 'A 2', 'A 3'] });
    const renters = await Promise.all(Array.from({ length: 8 }, () => makeRenter(api, fleet, 'guest')));
    for (const renter of renters) await renter.addVehicle();
    const outcome = await codes(renters.map((renter) => renter.book()));
    expect(outcome.filter((code) => code === 'ok')).toHaveLength(3);
    const rows = await api.db
      .select()
      .from(vehicleBookings)
      .where(eq(vehicleBookings.vehicleId, fleet.vehicle.id))
      .orderBy(vehicleBookings.id);
    expect(rows.map(({ plate }) => plate).toSorted()).toEqual(['A 1', 'A 2', 'A 3']);
  });

  test('the database rejects an overlap even without a lock, and accepts adjoining times', async () => {
    const fleet = await makeFleet(api);
    const orderId = await (await makeRenter(api, fleet)).rent();
    const insert = (fromAt: Date, toAt: Date) =>
      api.db
        .insert(vehicleBookings)
        .values({ orderId, vehicleId: fleet.vehicle.id, plate: 'A 1', fromAt, toAt });
    await expect(insert(at(5), at(7))).rejects.toMatchObject({ cause: { code: '23P01' } });
    await insert(at(6), at(7));
    await insert(at(1), at(2));
  });

  test('a trip may begin when the one before it ends', async () => {
    const fleet = await makeFleet(api);
    const [first, second, third] = await Promise.all([0, 1, 2].map(() => makeRenter(api, fleet)));
    await first!.addVehicle();
    await second!.addVehicle({ pickup_time: at(6), destination_time: at(8) });
    await third!.addVehicle({ pickup_time: at(5), destination_time: at(7) });
    expect(await codes([first!.book(), second!.book()])).toEqual(['ok', 'ok']);
    expect((await third!.quote()).problems).toMatchObject([
      { code: 'vehicle_taken', vehicle_id: fleet.vehicle.id, free: 0 },
    ]);
  });

  test('a cancellation frees the vehicle at once, by the calls of trips and of orders', async () => {
    const fleet = await makeFleet(api);
    const [one, two, three] = [
      await makeRenter(api, fleet),
      await makeRenter(api, fleet),
      await makeRenter(api, fleet),
    ];
    const tripId = await one.rent();
    await two.addVehicle();
    expect((await rejectionOf(two.book())).code).toBe('pickup_time');
    await one.client.call(cancelTrip, { query: { trip_id: tripId }, body: {} });
    const again = (await two.book()).trip_id;
    await two.client.call(cancelOrder, { query: {}, body: { order_id: again } });
    expect(await three.rent()).toBeGreaterThan(again);
  });

  test('a trip that is not paid in time is canceled and frees the vehicle', async () => {
    const fleet = await makeFleet(api);
    const one = await makeRenter(api, fleet);
    const tripId = await one.rent({ payment_method: 'digital_payment' });
    const two = await makeRenter(api, fleet);
    await two.addVehicle();
    expect((await rejectionOf(two.book())).code).toBe('pickup_time');
    api.clock.advance(31 * 60_000);
    await api.jobs.tick('payments.reconcile');
    const trip = await one.client.call(getTrip, { query: { trip_id: tripId } });
    expect(trip).toMatchObject({ trip_status: 'canceled', canceled_by: 'system' });
    await two.book();
    api.clock.set(NOON);
  });

  test('a vehicle that is returned early is free from then on', async () => {
    const fleet = await makeFleet(api);
    const tripId = await (await makeRenter(api, fleet)).rent();
    api.clock.set(tripTimeAt(3));
    await transitionTrip(api, tripId, 'confirmed', 'picked_up', 'delivered');
    const two = await makeRenter(api, fleet);
    await two.rent({}, { pickup_time: at(3), destination_time: at(5) });
    const [row] = await api.db.select().from(orders).where(eq(orders.id, tripId));
    expect(row).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
    api.clock.set(NOON);
  });
});
