import type { ParsedInput } from '@errand/contract';
import { listUnpaidOrders } from '@errand/contract/console/finance/write-offs';
import * as contract from '@errand/contract/console/rental/counter';
import { getVehicleCalendar } from '@errand/contract/rental-discovery';
import { getTrip } from '@errand/contract/rental-trips';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../../test/console/start-console.ts';
import { makeFleet, makeRenter, transitionTrip, tripTimeAt } from '../../../../../test/factories/trips.ts';
import { NOON } from '../../../../../test/harness.ts';
import { rejectionOf } from '../../../../../test/rejection.ts';
import { requireBooked } from '../../../../../test/require-booked.ts';
import { formOf, pictureOf } from '../../../../../test/upload.ts';
import { auditLog } from '../../../../console/audit/audit.tables.ts';
import { vehicleBookings } from '../../../fleet/fleet.tables.ts';
import { storedOrders } from '../../../orders/index.ts';
import { tripInspections } from '../../counter.tables.ts';
import { vehicles } from '../../rental.tables.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
afterEach(() => api.clock.set(NOON));

type HandoverBody = ParsedInput<typeof contract.handOverTrip>['body'];
type ReturnBody = ParsedInput<typeof contract.returnTrip>['body'];

const LICENSE = { name: 'Layla Haddad', number: 'DXB-1042', valid_until: '2030-01-01' };
const READ = { odometer_km: 1000, fuel_eighths: 8, condition: 'Scratch on the door' };
const MORE = { odometer_km: 1050, fuel_eighths: 4, condition: '' };

/** The browser of an employee of a provider. */
async function employeeOf(storeId: number): Promise<TestBrowser> {
  const grants = [{ role: 'store-staff', scope: { kind: 'store' as const, id: storeId } }];
  return shop.signedIn(await shop.makeStaff({ grants }));
}

/** A confirmed trip from 14:00 to 18:00 with a deposit of 100.00, at its provider's counter. */
async function atCounter({ licenseRequired = true, plates = ['A 1'] } = {}) {
  const fleet = await makeFleet(api, { terms: { depositMinor: 10_000, licenseRequired }, plates });
  const renter = await makeRenter(api, fleet);
  const id = await renter.rent({ driver_license: 'dxb 1042' });
  await transitionTrip(api, id, 'confirmed');
  const code = (await storedOrders.find(api.db, id))?.otp ?? '';
  const employee = await employeeOf(fleet.provider.id);
  const vehicle = { plate: 'A 1', ...READ };
  const handOver = (more: Partial<HandoverBody> = {}, by = employee) =>
    by.call(contract.handOverTrip, {
      params: { id },
      body: { code, license: LICENSE, deposit_taken: true, vehicles: [vehicle], confirmed: [], ...more },
    });
  const takeBack = (more: Partial<ReturnBody> = {}, by = employee) =>
    by.call(contract.returnTrip, {
      params: { id },
      body: { vehicles: [{ plate: 'A 1', ...MORE }], charges: [], extras_minor: 0, ...more },
    });
  const photograph = async (stage: 'handover' | 'return' | 'damage', plate = 'A 1') =>
    employee.call(contract.addTripPicture, {
      params: { id },
      body: formOf({ stage, plate, picture: [await pictureOf(7)] }),
    });
  const read = () => renter.client.call(getTrip, { query: { trip_id: id } });
  return { fleet, renter, id, code, employee, vehicle, handOver, takeBack, photograph, read };
}

describe('handing over', () => {
  test('with code, license and deposit the trip begins, and its customer sees the state of the vehicle', async () => {
    const { handOver, photograph, read, id, employee } = await atCounter();
    api.clock.set(tripTimeAt(2));
    await photograph('handover');
    expect(await handOver({ vehicles: [{ ...READ, plate: 'a  1' }] })).toMatchObject({
      status: 'picked_up',
      seen_license: LICENSE,
      deposit_held_minor: 10_000,
      vehicles: [{ plate: 'A 1', handover: READ, returned: null }],
    });
    expect(await read()).toMatchObject({
      trip_status: 'ongoing',
      vehicle_states: [
        {
          license_plate_number: 'A 1',
          handover: {
            odometer: 1000,
            fuel_eighths: 8,
            condition: 'Scratch on the door',
            pictures: [expect.stringContaining('/media/')],
          },
          return: null,
        },
      ],
      deposit: { held: 100, kept: 0, returned: 0, owed: 0 },
      charges: [],
    });
    const taken = await employee.call(contract.getCounterTrip, { params: { id } });
    const params = { id, picture: taken.vehicles[0]?.pictures.handover[0]?.id ?? 0 };
    expect(await codeOf(employee.call(contract.deleteTripPicture, { params }))).toBe('order_state');
    expect(await codeOf(photograph('handover'))).toBe('order_state');
  });

  test('what is missing or wrong is rejected, and nothing is recorded', async () => {
    const { handOver, id, code, vehicle } = await atCounter();
    api.clock.set(tripTimeAt(2));
    const wrong = code === '0000' ? '1111' : '0000';
    const rejected = async (more: Partial<HandoverBody>) => codeOf(handOver(more));
    expect(await rejected({ code: wrong })).toBe('pickup_code_wrong');
    expect(await rejected({ license: null })).toBe('license_missing');
    expect(await rejected({ license: { ...LICENSE, valid_until: '2026-03-03' } })).toBe('license_expired');
    expect(await rejected({ deposit_taken: false })).toBe('deposit_missing');
    expect(await rejected({ license: { ...LICENSE, number: 'X 9' } })).toBe('handover_unconfirmed');
    expect(await rejected({ vehicles: [{ ...vehicle, plate: 'B 2' }] })).toBe('plate_not_booked');
    expect(await rejected({ vehicles: [{ ...vehicle, fuel_eighths: null }] })).toBe('reading_missing');
    expect(await api.db.select().from(tripInspections).where(eq(tripInspections.orderId, id))).toEqual([]);
    expect((await handOver()).status).toBe('picked_up');
  });

  test('before its time it needs a confirmation, and the vehicle is then booked from that moment on', async () => {
    const { handOver, renter, fleet } = await atCounter();
    const calendar = () =>
      renter.client.call(getVehicleCalendar, { params: { id: fleet.vehicle.slug }, query: {} });
    const rejection = await rejectionOf(handOver());
    expect(rejection).toMatchObject({ code: 'handover_unconfirmed', details: { warnings: ['early'] } });
    await handOver({ confirmed: ['early'] });
    expect((await calendar()).days[0]).toBeDefined();
    const other = await makeRenter(api, fleet);
    expect(await codeOf(other.rent({}, { pickup_time: new Date(tripTimeAt(0.5)), estimated_hours: 1 }))).toBe(
      'vehicle_taken',
    );
  });

  test('not into the trip of somebody else, nor while somebody still has the vehicle', async () => {
    const { handOver, fleet } = await atCounter();
    const before = await makeRenter(api, fleet);
    const earlier = await before.rent(
      { driver_license: 'X' },
      { pickup_time: new Date(tripTimeAt(1)), estimated_hours: 1 },
    );
    await transitionTrip(api, earlier, 'confirmed');
    expect(await rejectionOf(handOver({ confirmed: ['early'] }))).toMatchObject({
      code: 'plate_booked',
      details: { trips: `#${earlier}` },
    });
    await transitionTrip(api, earlier, 'picked_up');
    api.clock.set(tripTimeAt(2));
    expect(await rejectionOf(handOver())).toMatchObject({
      code: 'vehicle_out',
      details: { trip: `#${earlier}` },
    });
    await transitionTrip(api, earlier, 'delivered');
    expect((await handOver()).status).toBe('picked_up');
  });

  test('of two employees at once one hands over, and a repetition is rejected', async () => {
    const { handOver, id } = await atCounter();
    api.clock.set(tripTimeAt(2));
    const results = await Promise.allSettled([handOver(), handOver()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(handOver())).toBe('order_state');
    const rows = await api.db
      .select()
      .from(tripInspections)
      .where(eq(tripInspections.orderId, id))
      .orderBy(tripInspections.id);
    expect(rows).toHaveLength(1);
  });

  test('an employee of another provider reaches neither the trip nor its code', async () => {
    const { handOver, takeBack, id, code } = await atCounter();
    const { fleet } = await atCounter();
    const stranger = await employeeOf(fleet.provider.id);
    const wrong = code === '0000' ? '1111' : '0000';
    api.clock.set(tripTimeAt(2));
    for (let guess = 0; guess < 6; guess += 1)
      expect(await codeOf(handOver({ code: wrong }, stranger))).toBe('not_found');
    expect(await codeOf(takeBack({}, stranger))).toBe('not_found');
    expect(await codeOf(stranger.call(contract.getCounterTrip, { params: { id } }))).toBe('not_found');
    expect((await handOver()).status).toBe('picked_up');
  });

  test('after five wrong codes even the right one has to wait', async () => {
    const { handOver, code } = await atCounter();
    const wrong = code === '0000' ? '1111' : '0000';
    for (let guess = 0; guess < 5; guess += 1)
      expect(await codeOf(handOver({ code: wrong }))).toBe('pickup_code_wrong');
    expect(await codeOf(handOver())).toBe('too_many_requests');
  });

  test('a bicycle has no readings, and a provider without terms asks for no license', async () => {
    const { handOver, fleet } = await atCounter({ licenseRequired: false });
    await api.db.update(vehicles).set({ fuel: 'none' }).where(eq(vehicles.id, fleet.vehicle.id));
    api.clock.set(tripTimeAt(2));
    const vehicle = { plate: 'A 1', odometer_km: 5, fuel_eighths: null, condition: '' };
    expect(await handOver({ license: null, vehicles: [vehicle] })).toMatchObject({
      seen_license: null,
      vehicles: [{ has_readings: false, handover: { odometer_km: null } }],
    });
  });
});

describe('undoing a hand-over', () => {
  /** The trip of `atCounter` that was handed over two hours early, with a picture from before and one from after. */
  async function handedOver() {
    const trip = await atCounter();
    const { id, employee } = trip;
    await trip.photograph('handover');
    const before = await employee.call(contract.getCounterTrip, { params: { id } });
    const bookings = () =>
      api.db
        .select()
        .from(vehicleBookings)
        .where(eq(vehicleBookings.orderId, id))
        .orderBy(vehicleBookings.id);
    const booked = await bookings();
    await trip.handOver({ confirmed: ['early'] });
    await trip.photograph('damage');
    const undo = (by = employee) => by.call(contract.undoHandover, { params: { id }, body: {} });
    return { ...trip, before, booked, bookings, undo };
  }

  test('everything is as before: booking, readings, license, deposit, books and pictures, and the audit log has an entry', async () => {
    const { undo, before, booked, bookings, read, takeBack, handOver, id } = await handedOver();
    expect(await bookings()).not.toEqual(booked);
    expect((await read()).ongoing).not.toBeNull();
    api.clock.advance(14 * 60_000);
    expect(await undo()).toEqual(before);
    await requireBooked(api.deps);
    expect(before).toMatchObject({ status: 'confirmed', seen_license: null, deposit_held_minor: 0 });
    expect(before.vehicles[0]).toMatchObject({ handover: null, pictures: { handover: [{}], damage: [] } });
    expect(await bookings()).toEqual(booked);
    expect(await read()).toMatchObject({
      trip_status: 'confirmed',
      ongoing: null,
      vehicle_states: [],
      deposit: null,
      cancelable: true,
    });
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.endpoint, 'undoHandover'));
    expect(entry).toMatchObject({ outcome: 'done', target: `trip:${id}` });
    expect(await codeOf(takeBack())).toBe('order_state');
    expect((await handOver({ confirmed: ['early'] })).status).toBe('picked_up');
  });

  test('only for a quarter of an hour, and the trip says until when', async () => {
    const { undo, employee, id } = await handedOver();
    const until = new Date(NOON + 15 * 60_000).toISOString();
    const { handover_undo_until } = await employee.call(contract.getCounterTrip, { params: { id } });
    expect(handover_undo_until).toBe(until);
    api.clock.set(NOON + 15 * 60_000);
    expect(await codeOf(undo())).toBe('handover_final');
    const { status, vehicles: rows } = await employee.call(contract.getCounterTrip, { params: { id } });
    expect([status, rows[0]?.handover]).toEqual(['picked_up', { plate: 'A 1', ...READ }]);
  });

  test('neither twice, nor after the return, nor by an employee of another provider', async () => {
    const { undo, takeBack, handOver } = await handedOver();
    const stranger = await employeeOf((await atCounter()).fleet.provider.id);
    expect(await codeOf(undo(stranger))).toBe('not_found');
    const results = await Promise.allSettled([undo(), undo()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(undo())).toBe('order_state');
    await handOver({ confirmed: ['early'] });
    await takeBack();
    expect(await codeOf(undo())).toBe('order_state');
  });
});

describe('taking back', () => {
  /** The trip of `atCounter` after its hand-over at 14:00. */
  async function rented() {
    const trip = await atCounter();
    api.clock.set(tripTimeAt(2));
    await trip.handOver();
    return trip;
  }

  test('in time costs nothing, and the deposit goes back', async () => {
    const { takeBack, read } = await rented();
    api.clock.set(tripTimeAt(6.5));
    expect(await takeBack()).toMatchObject({
      status: 'delivered',
      charges: [],
      settlement: { charges_minor: 0, returned_minor: 10_000 },
    });
    expect(await read()).toMatchObject({
      trip_status: 'completed',
      deposit: { held: 100, kept: 0, returned: 100 },
      money: { paper: 'receipt', charges: 0, total: 24 },
    });
  });

  test('late and damaged it charges started hours and damage from the deposit, which its customer sees with pictures, and the office lists the rest as unpaid', async () => {
    const { id, takeBack, photograph, read } = await rented();
    api.clock.set(tripTimeAt(7.5));
    const charges = [
      { kind: 'damage' as const, plate: 'A 1', amount_minor: 9500, text: 'Dent in the rear door' },
    ];
    expect(await codeOf(takeBack({ extras_minor: 1200, charges }))).toBe('charge_unproven');
    await photograph('damage');
    expect(await rejectionOf(takeBack({ charges }))).toMatchObject({
      code: 'extras_changed',
      details: { extras_minor: 1200 },
    });
    expect(await takeBack({ extras_minor: 1200, charges })).toMatchObject({
      charges: [
        { kind: 'late', unit: 'hour', units: 2, amount_minor: 1200 },
        { kind: 'damage', amount_minor: 9500 },
      ],
      settlement: { charges_minor: 10_700, kept_minor: 10_000, due_minor: 700, returned_minor: 0 },
      due_minor: 700,
    });
    const { rows: unpaid } = await operator.call(listUnpaidOrders, { query: { search: String(id) } });
    expect(unpaid).toMatchObject([{ id, due_minor: 700 }]);
    expect(await read()).toMatchObject({
      charges: [
        { kind: 'late', amount: 12, dispute: null },
        { kind: 'damage', amount: 95, text: 'Dent in the rear door', pictures: [expect.any(String)] },
      ],
      deposit: { held: 100, kept: 100, returned: 0, owed: 0 },
      money: {
        state: 'part_paid',
        paper: 'bill',
        total: 131,
        charges: 107,
        charged: [
          { way: 'cash_provider', amount: 24 },
          { way: 'deposit', amount: 100 },
        ],
        due: [{ way: 'cash_provider', amount: 7 }],
      },
      vehicle_states: [{ return: { odometer: 1050, fuel_eighths: 4 } }],
    });
  });

  test('an odometer never runs backwards, and no other vehicle is charged', async () => {
    const { takeBack } = await rented();
    expect(await codeOf(takeBack({ vehicles: [{ plate: 'A 1', ...MORE, odometer_km: 999 }] }))).toBe(
      'odometer_low',
    );
    const charges = [{ kind: 'fuel' as const, plate: 'B 2', amount_minor: 100, text: 'Refill' }];
    expect(await codeOf(takeBack({ charges }))).toBe('plate_not_booked');
    expect(await codeOf(takeBack({ vehicles: [{ plate: 'A 1', ...MORE, odometer_km: null }] }))).toBe(
      'reading_missing',
    );
  });

  test('of two employees at once one takes back, and a trip that was not handed over is rejected', async () => {
    const { takeBack } = await rented();
    const results = await Promise.allSettled([takeBack(), takeBack()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(takeBack())).toBe('order_state');
    const waiting = await atCounter();
    expect(await codeOf(waiting.takeBack())).toBe('order_state');
  });

  test('a trip that was handed over before states were recorded is taken back by its lateness alone', async () => {
    const { takeBack, id } = await atCounter();
    await transitionTrip(api, id, 'picked_up');
    api.clock.set(tripTimeAt(6.6));
    expect(await takeBack({ extras_minor: 600 })).toMatchObject({
      vehicles: [{ handover: null, returned: { odometer_km: 1050 } }],
      settlement: { charges_minor: 600, due_minor: 600 },
    });
  });
});

test('the office sees a trip at the counter of every provider', async () => {
  const { id } = await atCounter();
  expect(await operator.call(contract.getCounterTrip, { params: { id } })).toMatchObject({
    id,
    status: 'confirmed',
    license_required: true,
    driver: { license: 'dxb 1042' },
  });
});
