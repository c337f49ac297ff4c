import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfStars } from './half-stars.ts';

test('[CONST-08] ratings are shown in half-star steps, rounded to the nearest', () => {
  expect(halfStars(4.2)).toEqual([1, 1, 1, 1, 0]);
  expect(halfStars(4.25)).toEqual([1, 1, 1, 1, 0.5]);
  expect(halfStars(4.7)).toEqual([1, 1, 1, 1, 0.5]);
  expect(halfStars(4.75)).toEqual([1, 1, 1, 1, 1]);
  expect(halfStars(0)).toEqual([0, 0, 0, 0, 0]);
  expect(halfStars(9)).toEqual([1, 1, 1, 1, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (average) => {
      const shown = halfStars(average).reduce<number>((sum, star) => sum + star, 0);
      expect(Math.abs(shown - average)).toBeLessThanOrEqual(0.25);
      expect((shown * 2) % 1).toBe(0);
    }),
  );
});
