import { expect, test } from 'vitest';
import { vehicleFault } from './vehicle-limits.ts';

test('a vehicle with an extra charge needs the distance from which it applies', () => {
  expect(vehicleFault({ extraMinor: 100, neededFromKm: null })).toBe('vehicle_distance_missing');
  expect(vehicleFault({ extraMinor: 100, neededFromKm: 0 })).toBeNull();
  expect(vehicleFault({ extraMinor: 0, neededFromKm: null })).toBeNull();
});
