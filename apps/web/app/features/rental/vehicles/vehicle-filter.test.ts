import { expect, test } from 'vitest';
import { filterOf, queryOf, searchHref } from './vehicle-filter.ts';

const parse = (search: string) => filterOf(new URLSearchParams(search));

test('[ROUTE-25, ROUTE-26] one category, several, or all of them', () => {
  expect(parse('categoryId=3').categoryIds).toEqual([3]);
  expect(parse('categoryId=3&categoryId=5,3').categoryIds).toEqual([3, 5]);
  expect(parse('all_category=1').categoryIds).toEqual([]);
  expect(parse('all_category=1&categoryId=3').categoryIds).toEqual([]);
  expect(parse('').categoryIds).toEqual([]);
  expect(queryOf(parse('categoryId=3'), 12)).toMatchObject({ category_ids: '[3]', limit: 12, offset: 1 });
  expect(queryOf(parse('all_category=1'), 12)).not.toHaveProperty('category_ids', expect.anything());
});

test('a filter round-trips through the URL, and invalid values are ignored', () => {
  for (const search of [
    'all_category=1',
    'categoryId=2&max_price=40&seats=4&gear=manual&sort=price_low&offset=2',
  ]) {
    expect(searchHref(parse(search))).toBe(`/rental/vehicle-search?${search}`);
  }
  expect(searchHref(parse('categoryId=-1&categoryId=x&max_price=-4&seats=3&gear=x&sort=x&offset=0'))).toBe(
    '/rental/vehicle-search?all_category=1',
  );
});
