import { expect, test } from 'vitest';
import { servesLocation } from './serves-location.ts';

test('a store serves a location in its zone, unless the location is outside of its delivery area', () => {
  const store = { zone_id: 1, module_id: 2 };
  const at = (zoneIds: number[], everywhere: 0 | 1 = 0) => ({
    zoneIds,
    modules: [{ id: 2, all_zone_service: everywhere }],
  });
  expect(servesLocation(store, at([1]))).toBe(true);
  expect(servesLocation(store, at([3]))).toBe(false);
  expect(servesLocation(store, at([3], 1))).toBe(true);
  expect(servesLocation({ ...store, delivers_here: true }, at([1]))).toBe(true);
  expect(servesLocation({ ...store, delivers_here: false }, at([1]))).toBe(false);
  expect(servesLocation({ ...store, delivers_here: false }, at([3], 1))).toBe(false);
});
