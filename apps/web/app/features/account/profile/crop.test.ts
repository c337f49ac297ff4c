import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, inside, squareOf, wholeCrop } from './crop.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const number = fc.double({ min: -10_000, max: 10_000, noNaN: true });

// Requirements: PROFILE-25.
test('after any drag and zoom the crop is a square within the picture', () => {
  fc.assert(
    fc.property(size, number, number, number, number, number, (picture, zoom, x, y, right, down) => {
      const crop = dragged(picture, inside(picture, { zoom, x, y }), right, down);
      const { left, top, side } = squareOf(picture, crop);
      const slack = 1e-6 * (picture.width + picture.height);
      expect(side).toBeGreaterThan(0);
      expect(left).toBeGreaterThanOrEqual(-slack);
      expect(top).toBeGreaterThanOrEqual(-slack);
      expect(left + side).toBeLessThanOrEqual(picture.width + slack);
      expect(top + side).toBeLessThanOrEqual(picture.height + slack);
    }),
  );
});

test('the initial crop is the largest centered square; dragging right reveals the left side', () => {
  const picture = { width: 400, height: 200 };
  expect(squareOf(picture, wholeCrop(picture))).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(picture, dragged(picture, wholeCrop(picture), 0.25, 1))).toEqual({
    left: 50,
    top: 0,
    side: 200,
  });
  expect(squareOf(picture, { zoom: 2, x: 0, y: 0 })).toEqual({ left: 0, top: 0, side: 100 });
});
