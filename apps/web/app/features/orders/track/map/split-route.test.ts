import { expect, test } from 'vitest';
import { metersOff, splitRoute } from './split-route.ts';

const at = (longitude: number) => ({ latitude: 25, longitude });
const route = [at(56), at(56.01), at(56.02), at(56.03)];

test('the way is cut at the courier: behind ends and ahead begins where the courier is', () => {
  const courier = at(56.011);
  const { behind, ahead } = splitRoute(route, courier);
  expect(behind).toEqual([at(56), at(56.01), courier]);
  expect(ahead).toEqual([courier, at(56.02), at(56.03)]);
});

test('a courier who has passed the middle of a stretch has its end still ahead', () => {
  const courier = at(56.019);
  const { behind, ahead } = splitRoute(route, courier);
  expect(behind).toEqual([at(56), at(56.01), courier]);
  expect(ahead).toEqual([courier, at(56.02), at(56.03)]);
});

test('without a courier the whole way is behind, as after the delivery', () => {
  expect(splitRoute(route, null)).toEqual({ behind: route, ahead: [] });
});

test('a way without corners breaks nothing', () => {
  expect(splitRoute([], at(56))).toEqual({ behind: [], ahead: [] });
});

test('off the way is measured to its stretches, not to its corners', () => {
  const way = [at(56), at(56.1)];
  expect(metersOff(way, at(56.05))).toBeCloseTo(0, 6);
  expect(metersOff(way, { latitude: 25.001, longitude: 56.05 })).toBeCloseTo(111.2, 0);
  expect(metersOff(way, at(56.101))).toBeCloseTo(100.8, 0);
  expect(metersOff([], at(56))).toBe(Number.POSITIVE_INFINITY);
});
