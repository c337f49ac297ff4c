import { expect, test } from 'vitest';
import { metersOff, splitRoute } from './split-route.ts';

const at = (longitude: number) => ({ latitude: 25, longitude });
const route = [at(56), at(56.01), at(56.02), at(56.03)];

test('the route is split at the courier, where the part behind ends and the part ahead starts', () => {
  const courier = at(56.011);
  const { behind, ahead } = splitRoute(route, courier);
  expect(behind).toEqual([at(56), at(56.01), courier]);
  expect(ahead).toEqual([courier, at(56.02), at(56.03)]);
});

test('past the middle of a segment, its end is still ahead', () => {
  const courier = at(56.019);
  const { behind, ahead } = splitRoute(route, courier);
  expect(behind).toEqual([at(56), at(56.01), courier]);
  expect(ahead).toEqual([courier, at(56.02), at(56.03)]);
});

test('without a courier the whole route is behind', () => {
  expect(splitRoute(route, null)).toEqual({ behind: route, ahead: [] });
});

test('an empty route yields empty parts', () => {
  expect(splitRoute([], at(56))).toEqual({ behind: [], ahead: [] });
});

test('the distance from a route is measured to its segments, not its vertices', () => {
  const line = [at(56), at(56.1)];
  expect(metersOff(line, at(56.05))).toBeCloseTo(0, 6);
  expect(metersOff(line, { latitude: 25.001, longitude: 56.05 })).toBeCloseTo(111.2, 0);
  expect(metersOff(line, at(56.101))).toBeCloseTo(100.8, 0);
  expect(metersOff([], at(56))).toBe(Number.POSITIVE_INFINITY);
});
