import { expect, test } from 'vitest';
import { filterOf, queryOf, searchHref } from './vehicle-filter.ts';

const of = (search: string) => filterOf(new URLSearchParams(search));

test('[ROUTE-25, ROUTE-26] one category, several, or all of them', () => {
  expect(of('categoryId=3').categoryIds).toEqual([3]);
  expect(of('categoryId=3&categoryId=5,3').categoryIds).toEqual([3, 5]);
  expect(of('all_category=1').categoryIds).toEqual([]);
  expect(of('all_category=1&categoryId=3').categoryIds).toEqual([]);
  expect(of('').categoryIds).toEqual([]);
  expect(queryOf(of('categoryId=3'), 12)).toMatchObject({ category_ids: '[3]', limit: 12, offset: 1 });
  expect(queryOf(of('all_category=1'), 12)).not.toHaveProperty('category_ids', expect.anything());
});

test('a filter round-trips through the URL, and invalid values are ignored', () => {
  for (const search of [
    'all_category=1',
    'categoryId=2&max_price=40&seats=4&gear=manual&sort=price_low&offset=2',
  ]) {
    expect(searchHref(of(search))).toBe(`/rental/vehicle-search?${search}`);
  }
  expect(searchHref(of('categoryId=-1&categoryId=x&max_price=-4&seats=3&gear=x&sort=x&offset=0'))).toBe(
    '/rental/vehicle-search?all_category=1',
  );
});
