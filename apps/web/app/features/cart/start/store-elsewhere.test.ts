import type { PricedCartLine } from '@errand/contract/cart-line';
import { expect, test } from 'vitest';
import { storeElsewhere } from './store-elsewhere.ts';

const line = (zone_id: number, store_name: string) =>
  ({ moduleId: 1, details: { zone_id, store_name } }) as PricedCartLine;
const modules = [{ id: 1, all_zone_service: 0 as const }];

test('no store is named for an empty cart or one whose store delivers to the location', () => {
  expect(storeElsewhere([line(2, 'Kitchen')], { zoneIds: [1, 2], modules })).toBeNull();
  expect(storeElsewhere([], { zoneIds: [1], modules })).toBeNull();
});

test('a store outside of all zones is named', () => {
  expect(storeElsewhere([line(3, 'Kitchen')], { zoneIds: [1, 2], modules })).toBe('Kitchen');
});

test('stores of a module that serves every zone deliver everywhere', () => {
  const everywhere = [{ id: 1, all_zone_service: 1 as const }];
  expect(storeElsewhere([line(3, 'Kitchen')], { zoneIds: [1], modules: everywhere })).toBeNull();
});
