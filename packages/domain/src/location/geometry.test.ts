import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { haversineKm, type Point, pointInPolygon } from './index.ts';

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

  test('is symmetric, zero at home, never more than half the globe', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 9);
        expect(haversineKm(a, a)).toBe(0);
        expect(haversineKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe('pointInPolygon', () => {
  const square = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)];

  test('inside is in, outside is out', () => {
    expect(pointInPolygon(at(5, 5), square)).toBe(true);
    expect(pointInPolygon(at(5, 11), square)).toBe(false);
    expect(pointInPolygon(at(-1, 5), square)).toBe(false);
  });

  test('edges and corners count as inside, so that neighbours leave no gap', () => {
    expect(pointInPolygon(at(0, 5), square)).toBe(true);
    expect(pointInPolygon(at(5, 10), square)).toBe(true);
    expect(pointInPolygon(at(10, 10), square)).toBe(true);
  });

  test('a closed ring and the other direction mean the same', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 12, noNaN: true }),
        fc.double({ min: -2, max: 12, noNaN: true }),
        (y, x) => {
          const inside = pointInPolygon(at(y, x), square);
          expect(inside).toBe(y >= 0 && y <= 10 && x >= 0 && x <= 10);
          expect(pointInPolygon(at(y, x), [...square, at(0, 0)])).toBe(inside);
          expect(pointInPolygon(at(y, x), [...square].reverse())).toBe(inside);
        },
      ),
    );
  });

  test('the notch of a concave ring is outside', () => {
    const notched = [at(0, 0), at(0, 10), at(10, 10), at(3, 5), at(10, 0)];
    expect(pointInPolygon(at(8, 5), notched)).toBe(false);
    expect(pointInPolygon(at(2, 5), notched)).toBe(true);
  });

  test('a line holds nothing', () => {
    expect(pointInPolygon(at(0, 5), [at(0, 0), at(0, 10)])).toBe(false);
  });
});
