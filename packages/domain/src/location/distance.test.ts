import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { haversineKm, type Point } from './index.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('haversineKm', () => {
  test('a degree of the equator is 111.2 km', () => {
    expect(haversineKm(at(0, 0), at(0, 1))).toBeCloseTo(111.195, 2);
  });

  test('Berlin to Munich is 504 km', () => {
    expect(haversineKm(at(52.52, 13.405), at(48.137, 11.576))).toBeCloseTo(504.4, 0);
  });

  test('a distance is symmetric, 0 to the same point, and at most half of the circumference', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 9);
        expect(haversineKm(a, a)).toBe(0);
        expect(haversineKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});
