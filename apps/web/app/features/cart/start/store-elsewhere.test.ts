import { expect, test } from 'vitest';
import { aStore } from '../../../../test/stores.ts';
import { storeElsewhere } from './store-elsewhere.ts';

const modules = [{ id: 1, all_zone_service: 0 as const }];
const CORNER: [number, number][] = [
  [56, 25],
  [56.1, 25],
  [56.1, 25.1],
];
const at = (zoneIds: number[], point: { latitude: number; longitude: number } | null = null) => ({
  zoneIds,
  point,
  modules,
});

test('no store is named until it is loaded, and none that delivers to the location', () => {
  expect(storeElsewhere(aStore(), at([1, 2]))).toBeNull();
  expect(storeElsewhere(null, at([1]))).toBeNull();
  expect(storeElsewhere(aStore({ further_zone_ids: [7] }), at([7]))).toBeNull();
});

test('a store outside of all zones is named', () => {
  expect(storeElsewhere(aStore({ zone_id: 3, further_zone_ids: [7] }), at([1, 2]))).toBe('Harbour Grill');
});

test('stores of a module that serves every zone deliver everywhere', () => {
  const everywhere = { ...at([1]), modules: [{ id: 1, all_zone_service: 1 as const }] };
  expect(storeElsewhere(aStore({ zone_id: 3 }), everywhere)).toBeNull();
});

test('a store is named for a place in its zone and outside of its delivery area', () => {
  const store = aStore({ delivery_area: CORNER });
  expect(storeElsewhere(store, at([2], { latitude: 25.01, longitude: 56.09 }))).toBeNull();
  expect(storeElsewhere(store, at([2], { latitude: 25.09, longitude: 56.01 }))).toBe('Harbour Grill');
});
