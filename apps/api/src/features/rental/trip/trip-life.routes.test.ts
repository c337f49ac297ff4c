import { getCustomerInfo } from '@errand/contract/customer';
import { listOrders, listRunningOrders } from '@errand/contract/orders';
import { claimGuestOrders } from '@errand/contract/orders-claim';
import { trackOrder } from '@errand/contract/orders-track';
import { getRentalCart } from '@errand/contract/rental-cart';
import {
  cancelTrip,
  changeTrip,
  payTrip,
  previewTripCancellation,
  previewTripChange,
  rebookTrip,
} from '@errand/contract/rental-trip-changes';
import { getLastTrip, getTrip, listTrips } from '@errand/contract/rental-trips';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeOrder, makeTrip } from '../../../../test/factories/index.ts';
import {
  makeFleet,
  makeRenter,
  type Renter,
  transitionTrip,
  tripTimeAt,
} from '../../../../test/factories/trips.ts';
import { NOON, type TestApi } from '../../../../test/harness.ts';
import { bankBalanceOf, creditWallet, startPayingApi, submitBankChoice } from '../../../../test/payments.ts';
import { rejectionOf } from '../../../../test/rejection.ts';
import { rentalTerms, vehicles } from '../rental.tables.ts';

let api: TestApi;
beforeAll(async () => {
  ({ api } = await startPayingApi());
});
afterEach(() => api.clock.set(NOON));
afterAll(() => api.stop());

const HALF = { freeHours: 1, cancelPercent: 50 };
const read = (renter: Renter, trip_id: number) => renter.client.call(getTrip, { query: { trip_id } });
const balance = async (renter: Renter) => (await renter.client.call(getCustomerInfo, {})).wallet_balance;

/** A confirmed trip from 14:00 to 18:00 for 24.00. */
async function confirmed(
  body: Parameters<Renter['book']>[0] = {},
  { plates = ['A 1'], kind = 'customer' }: { plates?: string[]; kind?: 'guest' | 'customer' } = {},
) {
  const fleet = await makeFleet(api, { terms: HALF, plates });
  const renter = await makeRenter(api, fleet, kind);
  if (kind === 'customer') await creditWallet(api, renter, 10_000);
  const tripId = await renter.rent(body);
  if (body.payment_method === 'digital_payment') {
    const { redirect_link } = await renter.client.call(payTrip, {
      query: {},
      body: { trip_id: tripId, payment_method: 'digital_payment', payment_gateway: 'demo_bank' },
    });
    await submitBankChoice(api, redirect_link ?? '', 'approve');
    await api.jobs.run();
  }
  await transitionTrip(api, tripId, 'confirmed');
  const cancel = (values = {}) =>
    renter.client.call(cancelTrip, { query: { trip_id: tripId }, body: { reason: 'Rain', ...values } });
  const preview = () => renter.client.call(previewTripCancellation, { query: { trip_id: tripId } });
  const previewOf = (values: object) =>
    renter.client.call(previewTripChange, { query: {}, body: { trip_id: tripId, ...values } });
  const change = (values: object) =>
    renter.client.call(changeTrip, { query: {}, body: { trip_id: tripId, ...values } });
  return { fleet, renter, tripId, cancel, preview, previewOf, change };
}

describe('canceling a trip', () => {
  test('until the provider’s deadline before the pickup it is free, and everything is refunded', async () => {
    const { renter, tripId, cancel, preview } = await confirmed({ payment_method: 'wallet' });
    expect(await balance(renter)).toBe(76);
    expect(await preview()).toEqual({
      cancelable: true,
      free_until: tripTimeAt(1),
      cancellation_percent: 50,
      cancellation_periods: [
        { until: tripTimeAt(1), percent: 0, fee: 0 },
        { until: null, percent: 50, fee: 12 },
      ],
      paid_amount: 24,
      fee: 0,
      refund: 24,
      refund_to_wallet: 24,
      refund_to_provider: 0,
    });
    expect(await cancel()).toEqual({ message: 'Your trip is canceled.', fee: 0, refund: 24 });
    expect(await balance(renter)).toBe(100);
    expect(await read(renter, tripId)).toMatchObject({
      trip_status: 'canceled',
      cancellation_reason: 'Rain',
      canceled_by: 'customer',
      refunded_amount: 24,
      cancelable: false,
      changeable: false,
      free_cancellation_until: null,
    });
    expect((await rejectionOf(cancel())).code).toBe('trip_not_cancelable');
  });

  test('each step of the agreed terms costs its share, also after the provider has changed its terms', async () => {
    const fleet = await makeFleet(api, { terms: { ...HALF, laterSteps: [{ hours: 0.5, percent: 100 }] } });
    const renter = await makeRenter(api, fleet);
    await creditWallet(api, renter, 10_000);
    const trip_id = await renter.rent({ payment_method: 'wallet' });
    await transitionTrip(api, trip_id, 'confirmed');
    await api.db
      .update(rentalTerms)
      .set({ cancelPercent: 90, laterSteps: [] })
      .where(eq(rentalTerms.providerId, fleet.provider.id));
    const periods = [
      { until: tripTimeAt(1), percent: 0, fee: 0 },
      { until: tripTimeAt(1.5), percent: 50, fee: 12 },
      { until: null, percent: 100, fee: 24 },
    ];
    expect((await read(renter, trip_id)).cancellation_periods).toEqual(periods);
    const feeAt = async (hours: number) => {
      api.clock.set(tripTimeAt(hours));
      const preview = await renter.client.call(previewTripCancellation, { query: { trip_id } });
      expect(preview).toMatchObject({ cancellation_percent: 50, cancellation_periods: periods });
      return preview.fee;
    };
    expect([await feeAt(1), await feeAt(1.1), await feeAt(1.5), await feeAt(1.6)]).toEqual([0, 12, 12, 24]);
    const late = { query: { trip_id }, body: { fee: 12 } };
    expect((await rejectionOf(renter.client.call(cancelTrip, late))).code).toBe('price_changed');
    expect(await renter.client.call(cancelTrip, { ...late, body: { fee: 24 } })).toMatchObject({ fee: 24 });
    expect(await read(renter, trip_id)).toMatchObject({
      cancellation_fee: 24,
      refunded_amount: 0,
      cancellation_periods: [],
      money: { returned: [] },
    });
  });

  test('afterwards the displayed share of the payment is kept, and a fee that has risen meanwhile is rejected', async () => {
    const { renter, tripId, cancel, preview } = await confirmed({ payment_method: 'digital_payment' });
    expect(await bankBalanceOf(api, tripId)).toBe(2400);
    expect((await preview()).fee).toBe(0);
    api.clock.set(tripTimeAt(1.5));
    expect((await preview()).free_until).toBeNull();
    expect((await read(renter, tripId)).free_cancellation_until).toBeNull();
    expect(await rejectionOf(cancel({ fee: 0 }))).toMatchObject({
      code: 'price_changed',
      details: { fee: 12 },
    });
    expect(await preview()).toMatchObject({ fee: 12, refund: 12, refund_to_provider: 12 });
    expect(await cancel({ fee: 12 })).toMatchObject({ fee: 12, refund: 12 });
    await api.jobs.run();
    expect(await bankBalanceOf(api, tripId)).toBe(1200);
    expect(await read(renter, tripId)).toMatchObject({
      trip_status: 'canceled',
      cancellation_fee: 12,
      refunded_amount: 12,
    });
  });

  test('a trip that is paid at the return costs nothing, and one that has begun cannot be canceled', async () => {
    const cash = await confirmed();
    api.clock.set(tripTimeAt(1.5));
    expect(await cash.preview()).toMatchObject({ paid_amount: 0, fee: 0, refund: 0 });
    await transitionTrip(api, cash.tripId, 'picked_up');
    expect(await cash.preview()).toMatchObject({ cancelable: false, free_until: null });
    expect((await rejectionOf(cash.cancel())).code).toBe('trip_not_cancelable');
    const other = await makeRenter(api, cash.fleet);
    const call = other.client.call(cancelTrip, { query: { trip_id: cash.tripId }, body: {} });
    expect((await rejectionOf(call)).status).toBe(404);
  });
});

describe('changing a trip', () => {
  test('an extension is due at the return, at the prices that were agreed', async () => {
    const { fleet, renter, tripId, previewOf, change } = await confirmed({ payment_method: 'wallet' });
    await api.db.update(vehicles).set({ hourlyMinor: 9900 }).where(eq(vehicles.id, fleet.vehicle.id));
    const preview = await previewOf({ destination_time: tripTimeAt(8) });
    expect(preview).toMatchObject({
      estimated_hours: 6,
      before: { trip_amount: 24 },
      after: { trip_amount: 36 },
      difference: 12,
      due_amount: 12,
      refund: 0,
      problems: [],
    });
    expect(preview.payment_methods).toEqual(['cash_on_delivery', 'wallet']);
    expect(await rejectionOf(change({ destination_time: tripTimeAt(8), difference: 6 }))).toMatchObject({
      code: 'price_changed',
      details: { difference: 12 },
    });
    const changed = await change({ destination_time: tripTimeAt(8), difference: 12 });
    expect(changed).toMatchObject({
      trip_amount: 36,
      estimated_trip_end_time: tripTimeAt(8),
      payment_status: 'partially_paid',
      due_amount: 12,
      trip_details: [{ calculated_price: 36 }],
    });
    await transitionTrip(api, tripId, 'picked_up', 'delivered');
    expect(await read(renter, tripId)).toMatchObject({ payment_status: 'paid', due_amount: 0 });
    expect(await balance(renter)).toBe(76);
  });

  test('an extension is paid from the wallet on request, once per key, and an overpaid amount is refunded', async () => {
    const { renter, tripId, change } = await confirmed({ payment_method: 'digital_payment' });
    const key = { destination_time: tripTimeAt(8), payment_method: 'wallet' as const };
    const keyed = api.client({ ...renter.viewer, idempotencyKey: 'extend-1' });
    const call = () => keyed.call(changeTrip, { query: {}, body: { trip_id: tripId, ...key } });
    await call();
    expect(await call()).toMatchObject({ trip_amount: 36, payment_status: 'paid', due_amount: 0 });
    expect(await balance(renter)).toBe(88);
    const shorter = await change({ estimated_hours: 1 });
    expect(shorter).toMatchObject({ trip_amount: 6, payment_status: 'paid', refunded_amount: 30 });
    expect(await balance(renter)).toBe(118);
    // The bank keeps 24.00, of which 18.00 were credited: a free cancellation returns the rest.
    await renter.client.call(cancelTrip, { query: { trip_id: tripId }, body: {} });
    await api.jobs.run();
    expect(await bankBalanceOf(api, tripId)).toBe(1800);
  });

  test('a trip that was shortened and then canceled shows both refunds together', async () => {
    const { renter, tripId, cancel, change } = await confirmed({ payment_method: 'wallet' });
    expect(await change({ estimated_hours: 1 })).toMatchObject({ trip_amount: 6, refunded_amount: 18 });
    expect(await cancel()).toMatchObject({ fee: 0, refund: 6 });
    expect(await balance(renter)).toBe(100);
    expect(await read(renter, tripId)).toMatchObject({ refunded_amount: 24 });
  });

  test('an extension that overlaps another trip is rejected, or gets another free plate, but only before the pickup', async () => {
    const { fleet, tripId, change, previewOf } = await confirmed();
    const rentedByOther = async (from: number, to: number) => {
      const times = { pickup_time: new Date(tripTimeAt(from)), destination_time: new Date(tripTimeAt(to)) };
      await (await makeRenter(api, fleet)).rent({}, times);
    };
    const setPlates = (...plates: string[]) =>
      api.db.update(vehicles).set({ plates }).where(eq(vehicles.id, fleet.vehicle.id));
    await rentedByOther(6, 9);
    expect((await previewOf({ destination_time: tripTimeAt(7) })).problems).toMatchObject([
      { code: 'vehicle_taken', field: 'destination_time', vehicle_id: fleet.vehicle.id, free: 0 },
    ]);
    expect((await rejectionOf(change({ destination_time: tripTimeAt(7) }))).code).toBe('destination_time');
    await setPlates('A 1', 'B 2');
    const moved = await change({ destination_time: tripTimeAt(7) });
    expect(moved.trip_details[0]?.license_plate_number).toEqual(['B 2']);
    await rentedByOther(8, 10);
    await setPlates('A 1', 'B 2', 'C 3');
    await transitionTrip(api, tripId, 'picked_up');
    expect((await rejectionOf(change({ destination_time: tripTimeAt(9) }))).code).toBe('destination_time');
  });

  test('of an extension and a concurrent booking of the same time one succeeds', async () => {
    const { fleet, change } = await confirmed();
    const next = await makeRenter(api, fleet);
    await next.addVehicle({
      pickup_time: new Date(tripTimeAt(6)),
      destination_time: new Date(tripTimeAt(9)),
    });
    const outcome = await Promise.allSettled([change({ destination_time: tripTimeAt(8) }), next.book()]);
    expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a change without an end, of a trip that has ended or waits for its payment, is rejected', async () => {
    const { tripId, change } = await confirmed();
    expect((await rejectionOf(change({}))).code).toBe('destination_time');
    await transitionTrip(api, tripId, 'picked_up', 'delivered');
    expect((await rejectionOf(change({ estimated_hours: 9 }))).code).toBe('trip_not_changeable');
    const renter = await makeRenter(api, await makeFleet(api));
    const unpaid = await renter.rent({ payment_method: 'digital_payment' });
    const call = renter.client.call(changeTrip, { query: {}, body: { trip_id: unpaid, estimated_hours: 9 } });
    expect((await rejectionOf(call)).code).toBe('trip_not_changeable');
  });
});

describe('following a trip', () => {
  // Requirements: RENTAL-04.
  test('a customer’s own trips, running ones separate from finished ones, and none among the orders', async () => {
    const customer = await makeCustomer(api.db);
    const client = api.client({ token: customer.token });
    const owner = `customer:${customer.id}`;
    const past = await makeTrip(api.db, owner, { status: 'delivered' });
    const soon = await makeTrip(api.db, owner, { status: 'confirmed' });
    await makeTrip(api.db, `customer:${(await makeCustomer(api.db)).id}`);
    await makeTrip(api.db, `${owner}0`);
    const list = (type: 'running' | 'history') => client.call(listTrips, { params: { type }, query: {} });
    const running = await list('running');
    expect(running).toMatchObject({ total_size: 1, limit: 12, offset: 1 });
    expect(running.trips).toMatchObject([
      {
        id: soon.id,
        trip_status: 'confirmed',
        trip_amount: 12.6,
        quantity: 1,
        pickup_location: { location_name: 'Harbour Square', lat: '25' },
        destination_location: null,
        estimated_trip_end_time: '2026-03-05T10:00:00.000Z',
        trip_details: [{ quantity: 1, calculated_price: 12, vehicle_details: { id: soon.vehicle.id } }],
        // This trip was booked before prices were stored with trips.
        changeable: false,
      },
    ]);
    expect((await list('history')).trips.map(({ id }) => id)).toEqual([past.id]);
    expect((await client.call(getLastTrip, {})).trip?.id).toBe(soon.id);
    expect((await client.call(listOrders, { query: {} })).orders).toEqual([]);
    expect((await client.call(listRunningOrders, { query: {} })).orders).toEqual([]);
  });

  // Requirements: RENTAL-04.
  test('guests have no list of trips', async () => {
    const guest = await makeGuest(api.db);
    for (const viewer of [{}, { guestId: guest.id }, { token: 'ended' }]) {
      const call = api.client(viewer).call(listTrips, { params: { type: 'running' }, query: {} });
      expect((await rejectionOf(call)).status).toBe(401);
    }
  });

  test('a guest’s trip is followed by link or number without private details, and claimed by an account', async () => {
    const { renter, tripId } = await confirmed({ driver_license: 'DXB 55' }, { kind: 'guest' });
    const own = await read(renter, tripId);
    expect(own).toMatchObject({ viewed_as: 'owner', driver: { license: 'DXB 55' } });
    const anyone = api.client();
    const key = new URLSearchParams(own.tracking_link?.split('?')[1]).get('key') ?? '';
    for (const query of [
      { trip_id: tripId, key },
      { trip_id: tripId, contact_number: '050 123 4567' },
    ]) {
      expect(await anyone.call(getTrip, { query })).toMatchObject({
        trip_status: 'confirmed',
        viewed_as: 'follower',
        user_id: '',
        driver: null,
        user_info: null,
        otp: null,
        tracking_link: null,
        cancelable: false,
        changeable: false,
      });
    }
    expect((await rejectionOf(anyone.call(getTrip, { query: { trip_id: tripId } }))).status).toBe(404);
    const customer = await makeCustomer(api.db);
    const client = api.client({ token: customer.token });
    const body = { guest_id: renter.viewer.guestId ?? '', order_ids: [tripId] };
    await client.call(claimGuestOrders, { body });
    const { trips } = await client.call(listTrips, { params: { type: 'running' }, query: {} });
    expect(trips.map(({ id }) => id)).toEqual([tripId]);
  });

  test('the order of a trip is tracked by the calls of orders, with the states of orders', async () => {
    const { renter, tripId } = await confirmed();
    const order = await renter.client.call(trackOrder, { query: { order_id: tripId } });
    expect(order).toMatchObject({ order_type: 'trip', order_status: 'confirmed', order_amount: 24 });
    await transitionTrip(api, tripId, 'picked_up');
    expect((await read(renter, tripId)).trip_status).toBe('ongoing');
  });

  test('an unpaid trip is paid in cash instead, and an order that is no trip is none', async () => {
    const renter = await makeRenter(api, await makeFleet(api));
    const tripId = await renter.rent({ payment_method: 'digital_payment' });
    expect(await read(renter, tripId)).toMatchObject({ payable: true, changeable: false });
    const pay = (payment_method: 'cash_on_delivery' | 'wallet') =>
      renter.client.call(payTrip, { query: {}, body: { trip_id: tripId, payment_method } });
    expect((await rejectionOf(pay('wallet'))).code).toBe('wallet_low');
    expect(await pay('cash_on_delivery')).toEqual({ message: 'You pay the provider.', redirect_link: null });
    expect(await read(renter, tripId)).toMatchObject({ payable: false, payment_method: 'cash_on_delivery' });
    const order = await makeOrder(api.db, renter.owner);
    const body = { trip_id: order.id, payment_method: 'cash_on_delivery' as const };
    expect((await rejectionOf(renter.client.call(payTrip, { query: {}, body }))).status).toBe(404);
    expect((await rejectionOf(read(renter, order.id))).status).toBe(404);
  });

  test('a former trip fills the cart for the next possible time, without what is no longer offered', async () => {
    const { fleet, renter, tripId } = await confirmed({}, { plates: ['A 1', 'A 2'] });
    api.clock.set(tripTimeAt(24));
    const again = () => renter.client.call(rebookTrip, { query: {}, body: { trip_id: tripId } });
    const filled = await again();
    expect(filled).toMatchObject({ message: 'Added to your cart.', left_out: [] });
    const cart = await renter.client.call(getRentalCart, { query: {} });
    expect(cart).toMatchObject({
      carts: [{ vehicle_id: fleet.vehicle.id, quantity: 1, total_price: 24 }],
      user_data: { pickup_time: tripTimeAt(26), estimated_hours: 4, rental_type: 'hourly' },
    });
    api.clock.set(tripTimeAt(27));
    expect((await again()).user_data).toMatchObject({ pickup_time: tripTimeAt(50) });
    await api.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, fleet.vehicle.id));
    expect((await rejectionOf(again())).code).toBe('vehicle_unavailable');
  });
});
