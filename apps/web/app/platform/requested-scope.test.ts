import { expect, test } from 'vitest';
import { requestedScope } from './requested-scope.ts';

const scope = (path: string) => requestedScope(new URL(path, 'https://errand.example'));

// Requirements: ROUTE-19, ROUTE-24.
test('store and product pages read module_id and store_zone_id from the address', () => {
  expect(scope('/store/grill?module_id=4&store_zone_id=2')).toEqual({ moduleId: '4', zoneId: '[2]' });
  expect(scope('/product/lamp?module_id=4')).toEqual({ moduleId: '4' });
  expect(scope('/store/7')).toEqual({});
  expect(scope('/store/7?module_id=0&store_zone_id=1]')).toEqual({});
  expect(scope('/store/7?module_id=-1&store_zone_id=9999999999')).toEqual({});
});
