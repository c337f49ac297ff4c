import { expect, test } from 'vitest';
import { changed, countFilters, itemQuery, pressed, readFilters, storeQuery, switchesOf } from './filters.ts';

const params = (text: string) => new URLSearchParams(text);

test('filters and sort are read from the URL, and invalid values are ignored', () => {
  const filters = readFilters(
    params(
      'filter=veg,halal,magic,veg&sort=price_low&rating=4.5&min_price=2.5&max_price=&category=7&brand=x',
    ),
  );
  expect(filters).toEqual({
    on: ['veg', 'halal'],
    sort: 'price_low',
    rating: 4.5,
    minPrice: 2.5,
    maxPrice: null,
    category: 7,
    brand: null,
  });
  expect(countFilters(filters)).toBe(5);
  for (const text of ['sort=up&rating=7&min_price=-1&category=0', 'max_price=1e300&category=2147483648'])
    expect(countFilters(readFilters(params(text)))).toBe(0);
});

test('filters are sent with the parameter names of the API', () => {
  const filters = readFilters(
    params('filter=open_now&sort=price_high&rating=4&min_price=2&max_price=9&category=3&brand=5'),
  );
  expect(itemQuery(filters)).toEqual({
    filter: '["open_now"]',
    sort_by: 'price_high',
    rating_count: 4,
    min_price: 2,
    max_price: 9,
    category_ids: '[3]',
    brand_ids: '[5]',
  });
  expect(storeQuery(filters)).toEqual({
    type: 'all',
    filter: '["open_now"]',
    rating_count: 4,
    sort_by: undefined,
  });
});

// Requirements: API-26, API-27.
test('lists of stores are requested with a type: the chosen diet, else all', () => {
  const typeOf = (filter: string) => storeQuery(readFilters(params(`filter=${filter}`))).type;
  expect(['', 'halal', 'veg', 'halal,non_veg'].map(typeOf)).toEqual(['all', 'all', 'veg', 'non_veg']);
});

test('a toggle inverts its filter, resets the page and closes dialogs', () => {
  const start = params('search=tea&offset=4&item=mint-tea');
  const on = pressed(start, 'veg');
  expect(on).toBe('?search=tea&filter=veg');
  expect(pressed(params(on), 'veg')).toBe('?search=tea');
  expect(pressed(params(on), 'non_veg')).toBe('?search=tea&filter=non_veg');
  expect(changed(start, { sort: 'rating', search: null })).toBe('?sort=rating');
});

// Requirements: CONFIG-05.
test('the diet toggles show only in food and only while the operator enables them', () => {
  expect(switchesOf('food', 'items', true)).toContain('veg');
  expect(switchesOf('food', 'items', false)).not.toContain('veg');
  expect(switchesOf('food', 'items', false)).not.toContain('non_veg');
  expect(switchesOf('grocery', 'items', true)).not.toContain('veg');
  expect(switchesOf('grocery', 'items', true)).toContain('organic');
});
