import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInOutline, type OutlineFault, outlineFault } from './index.ts';

type Outline = [longitude: number, latitude: number][];

const DENTED: Outline = [
  [0, 0],
  [2, 0],
  [1, 0.5],
  [2, 2],
  [0, 2],
];
const CASES: { outline: Outline; fault: OutlineFault | null }[] = [
  { outline: DENTED, fault: null },
  {
    fault: 'crosses',
    outline: [
      [0, 0],
      [3, 2],
      [2, 0],
      [0, 2],
    ],
  },
  // The corner [2, 0] lies on the first side.
  {
    fault: 'crosses',
    outline: [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ],
  },
  // The second side runs back over the first one.
  {
    fault: 'crosses',
    outline: [
      [0, 0],
      [4, 0],
      [2, 0],
      [2, 3],
    ],
  },
  {
    fault: 'repeats',
    outline: [
      [0, 0],
      [4, 0],
      [2, 2],
      [4, 4],
      [0, 4],
      [2, 2],
    ],
  },
  {
    fault: 'flat',
    outline: [
      [0, 0],
      [1, 1],
      [3, 3],
    ],
  },
];

test('an outline has its fault from any first corner, in either direction, anywhere on the map', () => {
  const degrees = fc.integer({ min: -60, max: 60 });
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES),
      fc.nat(5),
      fc.boolean(),
      fc.boolean(),
      degrees,
      degrees,
      ({ outline, fault }, first, isReversed, isMirrored, east, north) => {
        const turned = [...outline.slice(first), ...outline.slice(0, first)];
        const ordered = isReversed ? turned.toReversed() : turned;
        const moved = ordered.map(([x, y]): [number, number] =>
          isMirrored ? [y + east, x + north] : [x + east, y + north],
        );
        expect(outlineFault(moved)).toBe(fault);
      },
    ),
  );
});

test('an outline across longitude 180 is found, one that ends there is none', () => {
  const box = (west: number, east: number): Outline => [
    [west, -20],
    [east, -20],
    [east, -15],
    [west, -15],
  ];
  expect(outlineFault(box(175, -175))).toBe('wraps');
  expect(outlineFault(box(175, 180))).toBeNull();
  expect(outlineFault(box(-180, -175))).toBeNull();
});

test('an outline of one point, of -0 and 0, or of a few meters is rejected, one of a block of houses is not', () => {
  expect(outlineFault(Array.from({ length: 3 }, () => [10, 50] as const))).toBe('repeats');
  const [first, ...rest] = DENTED;
  expect(outlineFault([first!, [-0, 0], ...rest])).toBe('repeats');
  const square = (degrees: number): Outline => [
    [10, 50],
    [10 + degrees, 50],
    [10 + degrees, 50 + degrees],
    [10, 50 + degrees],
  ];
  expect(outlineFault(square(0.000_05))).toBe('flat');
  expect(outlineFault(square(0.001))).toBeNull();
  expect(
    outlineFault([
      [0.1, 0.1],
      [0.2, 0.2],
      [0.3, 0.3],
    ]),
  ).toBe('flat');
});

test.each([
  ['inside', 0.5, 1, true],
  ['in the dent', 1.5, 0.7, false],
  ['beside a corner of the dent', 0.9, 0.5, true],
  ['on a side', 1, 0, true],
  ['on a corner', 2, 2, true],
  ['level with a corner, outside', 2.5, 2, false],
  ['below', 1, -0.1, false],
])(
  'a point %s is told from the others, and the border belongs to the outline',
  (_, longitude, latitude, isIn) => {
    expect(isInOutline(DENTED, { latitude, longitude })).toBe(isIn);
    expect(isInOutline(DENTED.toReversed(), { latitude, longitude })).toBe(isIn);
  },
);
