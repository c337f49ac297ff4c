import { expect, test } from 'vitest';
import { filterOf, queryOf, searchHref } from './vehicle-filter.ts';

const parse = (search: string) => filterOf(new URLSearchParams(search));

// Requirements: ROUTE-25, ROUTE-26.
test('one category, several, or all of them', () => {
  expect(parse('categoryId=3').categoryIds).toEqual([3]);
  expect(parse('categoryId=3&categoryId=5,3').categoryIds).toEqual([3, 5]);
  expect(parse('all_category=1').categoryIds).toEqual([]);
  expect(parse('all_category=1&categoryId=3').categoryIds).toEqual([]);
  expect(parse('').categoryIds).toEqual([]);
  expect(queryOf(parse('categoryId=3'), 12)).toMatchObject({ category_ids: '[3]', limit: 12, offset: 1 });
  expect(queryOf(parse('all_category=1'), 12)).not.toHaveProperty('category_ids', expect.anything());
});

// Requirements: RENTAL-02.
test('a filter round-trips through the URL, and invalid values are ignored', () => {
  for (const search of [
    'all_category=1',
    'categoryId=2&max_price=40&seats=4&gear=manual&air=1&brandId=3&name=van&sort=price_low&offset=2',
    'all_category=1&trip_type=day_wise&pickup_time=2026-11-24T10%3A00%2B03%3A00&return_time=2026-11-26T10%3A00%2B03%3A00&pickup=25.2%2C55.3',
  ]) {
    expect(searchHref(parse(search))).toBe(`/rental/vehicle-search?${search}`);
  }
  expect(searchHref(parse('categoryId=-1&categoryId=x&max_price=-4&seats=3&gear=x&sort=x&offset=0'))).toBe(
    '/rental/vehicle-search?all_category=1',
  );
});

// Requirements: RENTAL-02.
test('vehicles are searched with the trip, the name and the brands of the address', () => {
  const search =
    'all_category=1&air=1&brandId=3,5&name=van&trip_type=hourly&pickup_time=2026-11-24T10:00Z&return_time=2026-11-24T12:00Z';
  expect(queryOf(parse(search), 12)).toMatchObject({
    air_condition: 'true',
    brand_ids: '[3,5]',
    name: 'van',
    trip_type: 'hourly',
    pickup_time: '2026-11-24T10:00:00.000Z',
    destination_time: '2026-11-24T12:00:00.000Z',
  });
});
