import { expect, test } from 'vitest';
import { servesLocation } from './serves-location.ts';

const store = { zone_id: 1, further_zone_ids: [] as number[], module_id: 2, delivers_here: true };
const at = (zoneIds: number[], everywhere: 0 | 1 = 0) => ({
  zoneIds,
  modules: [{ id: 2, all_zone_service: everywhere }],
});

test('a store serves a location in its zone, unless the location is outside of its delivery area', () => {
  expect(servesLocation(store, at([1]))).toBe(true);
  expect(servesLocation(store, at([3]))).toBe(false);
  expect(servesLocation(store, at([3], 1))).toBe(true);
  expect(servesLocation({ ...store, delivers_here: false }, at([1]))).toBe(false);
  expect(servesLocation({ ...store, delivers_here: false }, at([3], 1))).toBe(false);
});

test('a store serves its further zones everywhere, and every location while none is chosen', () => {
  const further = { ...store, further_zone_ids: [3], delivers_here: false };
  expect(servesLocation(further, at([3]))).toBe(true);
  expect(servesLocation(further, at([1]))).toBe(false);
  expect(servesLocation(further, at([]))).toBe(true);
});
