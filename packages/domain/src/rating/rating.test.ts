import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToHalfStars } from './index.ts';

// Requirements: CONST-08.
test('a rating is rounded to half stars from 0 to 5', () => {
  expect([0, 0.2, 0.25, 3.74, 3.75, 4.8, 5].map(roundToHalfStars)).toEqual([0, 0, 0.5, 3.5, 4, 5, 5]);
  fc.assert(
    fc.property(fc.double({ min: -2, max: 8, noNaN: true }), (rating) => {
      const shown = roundToHalfStars(rating);
      expect(Number.isInteger(shown * 2)).toBe(true);
      expect(shown).toBeGreaterThanOrEqual(0);
      expect(shown).toBeLessThanOrEqual(5);
      expect(Math.abs(shown - Math.min(5, Math.max(0, rating)))).toBeLessThanOrEqual(0.25);
    }),
  );
  expect(roundToHalfStars(Number.NaN)).toBe(0);
});
