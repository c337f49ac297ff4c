import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossesItself } from './index.ts';

type Outline = [longitude: number, latitude: number][];

const CROSSING: Outline = [
  [0, 0],
  [2, 2],
  [2, 0],
  [0, 2],
];
const DENTED: Outline = [
  [0, 0],
  [2, 0],
  [1, 0.5],
  [2, 2],
  [0, 2],
];
/** The corner [2, 0] lies on the first side. */
const TOUCHING: Outline = [
  [0, 0],
  [4, 0],
  [4, 4],
  [2, 0],
  [0, 4],
];

test('an outline whose sides cross is found, one with a dent or a corner on another side is not', () => {
  expect(crossesItself(CROSSING)).toBe(true);
  expect(crossesItself(DENTED)).toBe(false);
  expect(crossesItself(TOUCHING)).toBe(false);
});

test('an outline crosses itself from any first corner, in either direction, anywhere on the map', () => {
  const degrees = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(
      fc.constantFrom(CROSSING, DENTED, TOUCHING),
      fc.nat(4),
      fc.boolean(),
      fc.boolean(),
      degrees,
      degrees,
      (outline, first, isReversed, isMirrored, east, north) => {
        const turned = [...outline.slice(first), ...outline.slice(0, first)];
        const ordered = isReversed ? turned.toReversed() : turned;
        const moved = ordered.map(([x, y]): [number, number] =>
          isMirrored ? [y + east, x + north] : [x + east, y + north],
        );
        expect(crossesItself(moved)).toBe(outline === CROSSING);
      },
    ),
  );
});
