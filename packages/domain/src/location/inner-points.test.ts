import { expect, test } from 'vitest';
import { innerPoints } from './index.ts';

test('both points are inside of the outline, also of one that is not convex', () => {
  const square = [
    [10, 50],
    [13, 50],
    [13, 52],
    [10, 52],
  ] as const;
  expect(innerPoints(square)).toEqual([
    { latitude: 51, longitude: 11 },
    { latitude: 51, longitude: 12 },
  ]);
  // A U, whose middle is outside.
  const u = [
    [0, 0],
    [9, 0],
    [9, 9],
    [6, 9],
    [6, 1],
    [2, 1],
    [2, 9],
    [0, 9],
  ] as const;
  const [from, to] = innerPoints(u) ?? [];
  for (const point of [from, to]) {
    expect(point?.latitude).toBe(5);
    expect(point?.longitude).toBeGreaterThan(6);
    expect(point?.longitude).toBeLessThan(9);
  }
  expect(innerPoints([])).toBeNull();
  expect(
    innerPoints([
      [1, 1],
      [2, 1],
      [3, 1],
    ]),
  ).toBeNull();
});
