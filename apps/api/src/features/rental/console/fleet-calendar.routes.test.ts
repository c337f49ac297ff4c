import { getFleetCalendar } from '@errand/contract/console/rental/calendar';
import { closePlate, getVehicle, moveClosure } from '@errand/contract/console/rental/vehicles';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeProvider, makeRentalVehicle, makeStore, makeTrip } from '../../../../test/factories/index.ts';

const { shop, operator } = await openConsole();
const { db } = shop.api;
const day = (days: number) => new Date(shop.api.clock.now() + days * 86_400_000).toISOString();

async function makeFleet() {
  const trip = await makeTrip(db, 'guest:fleet-calendar', {
    trip: { pickupAt: new Date(day(3)), returnAt: new Date(day(4)) },
    vehicle: { plates: ['K 1', 'K 2'], idlePlates: ['K 3'] },
  });
  const params = { id: trip.vehicle.id };
  await operator.call(closePlate, {
    params,
    body: { plate: 'K 1', from: day(1), to: day(2), reason: 'New brakes' },
  });
  const { plates } = await operator.call(getVehicle, { params });
  return { trip, params, closureId: plates[0]?.closures[0]?.id ?? 0 };
}

test('a calendar has every plate with the trips and closures that overlap its days, and those alone', async () => {
  const { trip, closureId } = await makeFleet();
  const params = { id: trip.vehicle.providerId };
  const read = (from: string, days: number) =>
    operator.call(getFleetCalendar, { params, query: { from: from.slice(0, 10), days } });
  const calendar = await read(day(0), 7);
  expect(calendar.days).toHaveLength(7);
  expect(calendar.rows.map(({ plate, in_service }) => [plate, in_service])).toEqual([
    ['K 1', true],
    ['K 2', true],
    ['K 3', false],
  ]);
  const [first, second] = calendar.rows;
  expect(first).toMatchObject({
    trips: [{ id: trip.id, from: day(3), to: day(4) }],
    closures: [{ id: closureId, from: day(1), to: day(2), reason: 'New brakes' }],
  });
  expect([second?.trips, second?.closures]).toEqual([[], []]);
  const later = await read(day(10), 7);
  expect(later.rows.every(({ trips, closures }) => trips.length + closures.length === 0)).toBe(true);
  const other = await makeRentalVehicle(db, { providerId: trip.vehicle.providerId, plates: ['K 9'] });
  const only = { from: day(0).slice(0, 10), vehicle_id: other.id };
  const { rows, vehicles } = await operator.call(getFleetCalendar, { params, query: only });
  expect([rows.map(({ plate }) => plate), vehicles.length]).toEqual([['K 9'], 2]);
});

test('a closure is moved in time and to another plate, but not to where a trip or another closure lies', async () => {
  const { trip, params, closureId } = await makeFleet();
  const move = (plate: string, from: number, to: number) => {
    const body = { closure_id: closureId, plate, from: day(from), to: day(to), reason: 'New brakes' };
    return operator.call(moveClosure, { params, body });
  };
  const moved = await move('K 1', 1.5, 3);
  expect(moved.plates[0]?.closures).toEqual([
    { id: closureId, from: day(1.5), to: day(3), reason: 'New brakes' },
  ]);
  await expect(move('K 1', 2, 3.5)).rejects.toMatchObject({
    code: 'plate_booked',
    details: { plate: 'K 1', trips: `#${trip.id}` },
  });
  await operator.call(closePlate, {
    params,
    body: { plate: 'K 2', from: day(5), to: day(6), reason: 'Wash' },
  });
  expect(await codeOf(move('K 2', 5.5, 7))).toBe('plate_closed');
  expect(await codeOf(move('K 2', 2, 2))).toBe('closure_period');
  expect(await codeOf(move('K 8', 2, 3))).toBe('not_found');
  const { plates } = await move('K 2', 3, 4);
  expect(plates.map(({ closures }) => closures.length)).toEqual([0, 2, 0]);
});

test('a closure of another kind of vehicle is not found, nor is the calendar of another provider or store', async () => {
  const { closureId } = await makeFleet();
  const [own, other] = [await makeProvider(db), await makeProvider(db)];
  const vehicle = await makeRentalVehicle(db, { providerId: own.id, plates: ['L 1'] });
  const scope = { kind: 'store' as const, id: own.id };
  const manager = await shop.signedIn(await shop.makeStaff({ grants: [{ role: 'store-manager', scope }] }));
  const body = { closure_id: closureId, plate: 'L 1', from: day(1), to: day(2), reason: 'x' };
  expect(await codeOf(manager.call(moveClosure, { params: { id: vehicle.id }, body }))).toBe('not_found');
  const calendar = (id: number) =>
    manager.call(getFleetCalendar, { params: { id }, query: { from: day(0).slice(0, 10) } });
  expect((await calendar(own.id)).rows).toHaveLength(1);
  expect(await codeOf(calendar(other.id))).toBe('not_found');
  const store = await makeStore(db);
  const query = { from: day(0).slice(0, 10) };
  expect(await codeOf(operator.call(getFleetCalendar, { params: { id: store.id }, query }))).toBe(
    'not_found',
  );
});
