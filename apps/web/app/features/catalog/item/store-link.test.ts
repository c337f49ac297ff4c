import { expect, test } from 'vitest';
import { anItem } from '../../../../test/items.ts';
import { isStorePage, itemStoreHref } from './store-link.ts';

const item = anItem();

// Requirements: ROUTE-20, ROUTE-21.
test('the link to an item’s store has ids, module type, zone and the visitor’s location', () => {
  const url = new URL(itemStoreHref(item, { latitude: 25.2, longitude: 55.3 }), 'https://errand.example');
  expect(url.pathname).toBe('/store/harbour-grill');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: '9',
    module_id: '1',
    module_type: 'food',
    store_zone_id: '2',
    lat: '25.2',
    lng: '55.3',
  });
  expect(itemStoreHref(item, null)).not.toContain('lat=');
});

// Requirements: ROUTE-23.
test('a store’s page is recognized by slug and by id', () => {
  expect(isStorePage('/store/harbour-grill', item)).toBe(true);
  expect(isStorePage('/store/9', item)).toBe(true);
  expect(isStorePage('/store/99', item)).toBe(false);
  expect(isStorePage('/home', item)).toBe(false);
});
