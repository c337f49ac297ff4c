import type { InputOf } from '@errand/contract';
import type { searchVehicles } from '@errand/contract/rental';

/** The filters in the search page's URL. */
export type VehicleFilter = {
  categoryIds: number[];
  maxPrice: number | null;
  minSeats: number | null;
  gear: string | null;
  sort: Sort;
  page: number;
};

export const SORTS = ['popular', 'rating', 'price_low', 'price_high'] as const;
export type Sort = (typeof SORTS)[number];
export const SEATS = [2, 4, 7] as const;
export const GEARS = ['automatic', 'manual'] as const;

/** `categoryId` may repeat; `all_category=1`, or none, means every category. */
export function filterOf(search: URLSearchParams): VehicleFilter {
  const number = (name: string) => {
    const value = Number(search.get(name));
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  const all = search.get('all_category') === '1';
  const ids = search
    .getAll('categoryId')
    .flatMap((text) => text.split(','))
    .map(Number);
  return {
    categoryIds: all ? [] : [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))],
    maxPrice: number('max_price'),
    minSeats: SEATS.find((seats) => seats === number('seats')) ?? null,
    gear: GEARS.find((gear) => gear === search.get('gear')) ?? null,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
    page: Math.min(Math.trunc(number('offset') ?? 1) || 1, 1000),
  };
}

/** The URL of a filter, always with categories or `all_category=1`. */
export function searchHref(filter: VehicleFilter): string {
  const search = new URLSearchParams();
  if (filter.categoryIds.length === 0) search.set('all_category', '1');
  for (const id of filter.categoryIds) search.append('categoryId', String(id));
  if (filter.maxPrice) search.set('max_price', String(filter.maxPrice));
  if (filter.minSeats) search.set('seats', String(filter.minSeats));
  if (filter.gear) search.set('gear', filter.gear);
  if (filter.sort !== 'popular') search.set('sort', filter.sort);
  if (filter.page > 1) search.set('offset', String(filter.page));
  return `/rental/vehicle-search?${search}`;
}

export function queryOf(
  filter: VehicleFilter,
  limit: number,
): NonNullable<InputOf<typeof searchVehicles>['query']> {
  return {
    category_ids: filter.categoryIds.length > 0 ? JSON.stringify(filter.categoryIds) : undefined,
    max_price: filter.maxPrice ?? undefined,
    min_seats: filter.minSeats ?? undefined,
    transmission_type: filter.gear ?? undefined,
    sort: filter.sort,
    limit,
    offset: filter.page,
  };
}
