import type { RentalCartLine } from '@errand/contract/rental-cart';
import { expect, test } from 'vitest';
import { typesOfAll } from '../booking/trip-section.tsx';
import { fromField, toField } from './trip-clock.ts';
import { changeOf, problemOf, valuesOfTrip, withPickup, withType } from './trip-values.ts';
import type { CartTrip } from './use-rental-cart.ts';

const ZONE = 'Asia/Dubai';
const NOW = Date.parse('2026-03-08T06:00:00Z');
const TRIP = {
  id: 5,
  pickup_location: { lat: '25.2', lng: '55.3', location_name: '12 Lantern Street', location_type: '' },
  destination_location: null,
  pickup_time: '2026-03-09T06:00:00.000Z',
  destination_time: '2026-03-11T06:00:00.000Z',
  rental_type: 'day_wise',
  distance: 0,
} as CartTrip;
const values = valuesOfTrip(TRIP, ZONE);

test('times are entered in the zone’s clock, whatever the visitor’s own is', () => {
  expect(values).toMatchObject({ pickupAt: '2026-03-09T10:00', returnAt: '2026-03-11T10:00' });
  expect(fromField('2026-03-09T10:00', ZONE)).toBe(TRIP.pickup_time);
  expect(fromField('2026-03-09T', ZONE)).toBeNull();
  expect(toField('2026-03-08T21:30:00.000Z', ZONE)).toBe('2026-03-09T01:30');
  expect(changeOf(values, ZONE)).toEqual({
    pickup_location: { lat: 25.2, lng: 55.3, location_name: '12 Lantern Street' },
    destination_location: null,
    rental_type: 'day_wise',
    pickup_time: TRIP.pickup_time,
    destination_time: TRIP.destination_time,
  });
});

test('a later pickup keeps the length of the trip', () => {
  expect(withPickup(values, '2026-03-10T12:30', ZONE)).toMatchObject({ returnAt: '2026-03-12T12:30' });
});

test('another rental type starts with its default length', () => {
  expect(withType(values, 'hourly', ZONE)).toMatchObject({ type: 'hourly', returnAt: '2026-03-09T12:00' });
  const far = withType({ ...values, kilometers: '90' }, 'distance_wise', ZONE);
  expect(far.returnAt).toBe('2026-03-09T13:00');
  expect(changeOf(far, ZONE)).toMatchObject({ rental_type: 'distance_wise', distance: 90 });
});

test('only a trip by distance has a destination', () => {
  const destination = { lat: 25.1, lng: 55.2, location_name: 'Lighthouse Road' };
  const far = { ...values, destination, type: 'distance_wise' as const };
  expect(changeOf(far, ZONE)).toMatchObject({ destination_location: destination });
  expect(changeOf({ ...far, type: 'hourly' }, ZONE)).toMatchObject({ destination_location: null });
});

test('a trip that cannot be sent names the first field to change', () => {
  expect(problemOf(values, ZONE, NOW)).toBeNull();
  expect(problemOf({ ...values, pickupAt: '2026-03-01T10:00' }, ZONE, NOW)).toBe('pickup_time');
  expect(problemOf({ ...values, returnAt: '2026-03-09T10:00' }, ZONE, NOW)).toBe('destination_time');
  expect(problemOf({ ...values, type: 'distance_wise', kilometers: '0' }, ZONE, NOW)).toBe('distance');
});

test('only the kinds in which every vehicle is offered can be chosen', () => {
  const line = (hourly_price: number | null, day_wise_price: number | null) =>
    ({ vehicle: { hourly_price, day_wise_price, distance_price: null } }) as RentalCartLine;
  expect(typesOfAll([line(5, 20), line(null, 30)])).toEqual(['day_wise']);
  expect(typesOfAll([line(5, 20)])).toEqual(['hourly', 'day_wise']);
});
