import type { Point } from '@errand/domain/location';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingOf, positionAlong } from './position-along.ts';

const A = { latitude: 25, longitude: 55 };
const NORTH = { latitude: 25.01, longitude: 55 };
const EAST = { latitude: 25.01, longitude: 55.01 };

test('a route starts at its first point and ends at its last', () => {
  expect(positionAlong([A, NORTH, EAST], 0)?.point).toEqual(A);
  expect(positionAlong([A, NORTH, EAST], 1)?.point).toEqual(EAST);
  expect(positionAlong([A, NORTH, EAST], 7)?.point).toEqual(EAST);
  expect(positionAlong([A, NORTH, EAST], -1)?.point).toEqual(A);
});

test('half of a straight route is its middle, heading along it', () => {
  const half = positionAlong([A, NORTH], 0.5);
  expect(half?.point.latitude).toBeCloseTo(25.005, 9);
  expect(half?.heading).toBeCloseTo(0, 6);
  expect(positionAlong([A, NORTH, EAST], 0.99)?.heading).toBeCloseTo(90, 6);
  expect(headingOf(NORTH, A)).toBeCloseTo(180, 6);
});

test('repeated points and routes of length zero are handled', () => {
  expect(positionAlong([], 0.5)).toBeNull();
  expect(positionAlong([A], 0.5)?.point).toEqual(A);
  expect(positionAlong([A, A, A], 0.5)?.point).toEqual(A);
  expect(positionAlong([A, A, NORTH, NORTH], 1)?.point).toEqual(NORTH);
});

test('a position never leaves the bounding box of the route', () => {
  const point = fc.record({
    latitude: fc.double({ min: 24, max: 26, noNaN: true }),
    longitude: fc.double({ min: 54, max: 56, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (route, fraction) => {
        const at = positionAlong(route, fraction) as { point: Point; heading: number };
        const within = (value: number, values: number[]) =>
          value >= Math.min(...values) - 1e-9 && value <= Math.max(...values) + 1e-9;
        expect(
          within(
            at.point.latitude,
            route.map((corner) => corner.latitude),
          ),
        ).toBe(true);
        expect(
          within(
            at.point.longitude,
            route.map((corner) => corner.longitude),
          ),
        ).toBe(true);
        expect(at.heading).toBeGreaterThanOrEqual(0);
        expect(at.heading).toBeLessThanOrEqual(360);
      },
    ),
  );
});
