import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampZoom, DEFAULT_ZOOM } from './map-zoom.ts';

// Requirements: CONST-05, LOC-21.
test('any requested zoom is clamped to 1 to 21', () => {
  fc.assert(
    fc.property(fc.double(), (zoom) => {
      const clamped = clampZoom(zoom);
      expect(clamped).toBeGreaterThanOrEqual(1);
      expect(clamped).toBeLessThanOrEqual(21);
    }),
  );
  expect([0, 1, 17.5, 21, 22].map(clampZoom)).toEqual([1, 1, 17.5, 21, 21]);
  expect(clampZoom(Number.NaN)).toBe(DEFAULT_ZOOM);
});
