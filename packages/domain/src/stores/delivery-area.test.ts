import { expect, test } from 'vitest';
import { deliversTo } from './index.ts';

const store = { zone_id: 1, further_zone_ids: [2] };
const to = (zoneIds: number[], { isInArea = true, servesAllZones = false } = {}) =>
  deliversTo(store, { zoneIds, isInArea, servesAllZones });

test('a store delivers in its own zone within its area, and in a further zone everywhere', () => {
  expect([to([1]), to([1], { isInArea: false })]).toEqual([true, false]);
  expect([to([2]), to([2], { isInArea: false }), to([1, 2], { isInArea: false })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([to([3]), to([])]).toEqual([false, false]);
});

test('a store of a module that serves all zones delivers to each as to its own', () => {
  expect(to([3], { servesAllZones: true })).toBe(true);
  expect(to([3], { servesAllZones: true, isInArea: false })).toBe(false);
});
