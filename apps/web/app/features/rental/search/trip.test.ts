import type { Vehicle } from '@errand/contract/rental';
import { expect, test } from 'vitest';
import {
  daysLater,
  rentedBy,
  type SearchedTrip,
  tripInZone,
  tripOf,
  tripQueryOf,
  withTrip,
} from './trip-address.ts';
import { draftOf, problemsOf, problemsOfTrip, searchedTrip, withPickup } from './trip-draft.ts';
import { tripOnDay } from './trip-on-day.ts';

const PLACE = { lat: 25.2, lng: 55.3, name: 'Harbour Square, Marsa' };
const DAILY: SearchedTrip = {
  type: 'day_wise',
  pickupAt: '2026-11-24T10:00+03:00',
  returnAt: '2026-11-26T10:00+03:00',
  kilometers: null,
  pickup: PLACE,
  destination: null,
};
const BY_DISTANCE: SearchedTrip = {
  ...DAILY,
  type: 'distance_wise',
  returnAt: null,
  kilometers: 40,
  destination: { lat: 25.1, lng: 55.2, name: 'Lighthouse Road' },
};
const ZONE = 'Asia/Riyadh';
const parse = (path: string) => tripOf(new URL(path, 'https://errand.example').searchParams);

test('a trip round-trips through the address, and invalid ones are ignored', () => {
  for (const trip of [DAILY, BY_DISTANCE]) expect(parse(withTrip('/a?x=1', trip))).toEqual(trip);
  expect(withTrip('/a?x=1', DAILY)).toMatch(/^\/a\?x=1&trip_type=day_wise/);
  expect(withTrip('/a', null)).toBe('/a');
  const base = 'trip_type=hourly&pickup_time=2026-11-24T10:00Z';
  for (const search of [
    'trip_type=hourly',
    'trip_type=monthly&pickup_time=2026-11-24T10:00Z&return_time=2026-11-24T12:00Z',
    base,
    `${base}&return_time=2026-11-24T09:00Z`,
    `${base}&return_time=tomorrow`,
    'trip_type=distance_wise&pickup_time=2026-11-24T10:00Z&distance=0',
    'trip_type=distance_wise&pickup_time=2026-11-24T10:00Z&distance=5000',
  ])
    expect(parse(`/a?${search}`), search).toBeNull();
  expect(parse(`/a?${base}&return_time=2026-11-24T12:00Z&pickup=95,10`)?.pickup).toBeNull();
});

// Requirements: RENTAL-02.
test('vehicles are requested with the instants, the place and the distance of the trip', () => {
  expect(tripQueryOf(DAILY)).toEqual({
    trip_type: 'day_wise',
    pickup_time: '2026-11-24T07:00:00.000Z',
    destination_time: '2026-11-26T07:00:00.000Z',
    pickup_location: '{"lat":25.2,"lng":55.3}',
  });
  expect(tripQueryOf(BY_DISTANCE)).toMatchObject({ distance: 40 });
  expect(tripQueryOf(null)).toEqual({});
});

test('another day keeps clock and length, another kind keeps the times or the usual length of the distance', () => {
  expect(daysLater(DAILY, 7, ZONE)).toMatchObject({
    pickupAt: '2026-12-01T10:00+03:00',
    returnAt: '2026-12-03T10:00+03:00',
  });
  expect(rentedBy(DAILY, 'hourly')).toEqual({ ...DAILY, type: 'hourly' });
  expect(rentedBy(BY_DISTANCE, 'hourly')).toMatchObject({
    returnAt: '2026-11-24T12:00+03:00',
    kilometers: null,
    destination: null,
  });
  expect(rentedBy(DAILY, 'distance_wise')).toMatchObject({ returnAt: null, kilometers: 20 });
});

test('an old link shows the clock of the zone, and another day keeps that clock when clocks change', () => {
  const BERLIN = 'Europe/Berlin';
  const trip = tripInZone(
    { ...DAILY, pickupAt: '2026-03-27T09:00Z', returnAt: '2026-03-28T04:00-05:00' },
    BERLIN,
  );
  expect(trip).toMatchObject({ pickupAt: '2026-03-27T10:00+01:00', returnAt: '2026-03-28T10:00+01:00' });
  expect(daysLater(trip, 2, BERLIN)).toMatchObject({
    pickupAt: '2026-03-29T10:00+02:00',
    returnAt: '2026-03-30T10:00+02:00',
  });
});

test('a day of the calendar begins a trip in the clock of the vehicle’s zone', () => {
  const vehicle = { time_zone: 'Asia/Dubai', day_wise_price_now: null, hourly_price_now: 6 } as Vehicle;
  const now = Date.parse('2026-11-22T19:30:00Z');
  expect(tripOnDay(null, '2026-11-24', vehicle, now)).toMatchObject({
    type: 'hourly',
    pickupAt: '2026-11-24T10:00+04:00',
    returnAt: '2026-11-24T12:00+04:00',
  });
  // It is 23:30 there.
  expect(tripOnDay(null, '2026-11-22', vehicle, now).pickupAt).toBe('2026-11-22T23:00+04:00');
  const noon = Date.parse('2026-11-22T08:10:00Z');
  expect(tripOnDay(null, '2026-11-22', vehicle, noon).pickupAt).toBe('2026-11-22T14:00+04:00');
  const late = { ...DAILY, pickupAt: '2026-11-24T22:30+00:00', returnAt: '2026-11-26T22:30+00:00' };
  expect(tripOnDay(late, '2026-11-26', vehicle, now).pickupAt).toBe('2026-11-26T02:30+04:00');
});

const NOW = Date.parse('2026-11-22T06:20:00Z');
const draft = draftOf(null, NOW, ZONE);

// Requirements: RENTAL-01.
test('every problem of a trip is at its field', () => {
  expect(draft).toMatchObject({ pickupAt: '2026-11-22T11:00', returnAt: '2026-11-23T11:00' });
  expect(problemsOf(draft, PLACE, NOW, ZONE)).toEqual({});
  expect(problemsOf(draft, null, NOW, ZONE)).toEqual({ pickup: 'noPlace' });
  const changed = (change: Partial<typeof draft>) => problemsOf({ ...draft, ...change }, PLACE, NOW, ZONE);
  expect(changed({ pickupAt: '2026-11-22T09:00' })).toEqual({ pickupAt: 'past' });
  expect(changed({ pickupAt: '' })).toEqual({ pickupAt: 'noTime' });
  expect(changed({ returnAt: '' })).toEqual({ returnAt: 'noTime' });
  expect(changed({ returnAt: '2026-11-22T11:00' })).toEqual({ returnAt: 'beforePickup' });
  expect(changed({ returnAt: '2026-11-22T11:30' })).toEqual({ returnAt: 'tooShort' });
  expect(changed({ returnAt: '2027-12-24T11:00' })).toEqual({ returnAt: 'tooLong' });
  const distance = { type: 'distance_wise', returnAt: '' } as const;
  expect(changed(distance)).toEqual({});
  for (const kilometers of ['', '0', 'far', '1001'])
    expect(changed({ ...distance, kilometers })).toEqual({ kilometers: 'kilometers' });
  expect(problemsOfTrip(DAILY, Date.parse('2026-11-25T00:00Z'))).toEqual({ pickupAt: 'past' });
});

test('a later pickup keeps the length, and the form returns the trip that it was filled with', () => {
  expect(withPickup(draft, '2026-12-01T08:00', ZONE).returnAt).toBe('2026-12-02T08:00');
  for (const trip of [DAILY, BY_DISTANCE]) {
    const again = searchedTrip(draftOf(trip, NOW, ZONE), PLACE, ZONE);
    expect(tripQueryOf(again)).toEqual(tripQueryOf(trip));
    expect(again.destination).toEqual(trip.destination);
  }
});
