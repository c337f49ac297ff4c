import type { InputOf } from '@errand/contract';
import type { searchVehicles } from '@errand/contract/rental';
import { VEHICLE_SORTS, type VehicleSort } from '@errand/domain/rental';
import { type SearchedTrip, tripOf, tripQueryOf, writeTrip } from '../search/trip-address.ts';

/** The filters in the search page's URL. */
export type VehicleFilter = {
  categoryIds: number[];
  maxPrice: number | null;
  minSeats: number | null;
  gear: string | null;
  airConditioned: boolean;
  brandIds: number[];
  /** Typed or suggested text. */
  name: string;
  sort: VehicleSort;
  page: number;
  /** With a trip only vehicles that are free for it are found. */
  trip: SearchedTrip | null;
};

export const NO_FILTER: VehicleFilter = {
  categoryIds: [],
  maxPrice: null,
  minSeats: null,
  gear: null,
  airConditioned: false,
  brandIds: [],
  name: '',
  sort: 'popular',
  page: 1,
  trip: null,
};

export const SEATS = [2, 4, 7] as const;
export const GEARS = ['automatic', 'manual'] as const;

/** `categoryId` may repeat; `all_category=1`, or none, means every category. */
export function filterOf(search: URLSearchParams): VehicleFilter {
  const number = (name: string) => {
    const value = Number(search.get(name));
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  const all = search.get('all_category') === '1';
  return {
    categoryIds: all ? [] : idsOf(search, 'categoryId'),
    maxPrice: number('max_price'),
    minSeats: SEATS.find((seats) => seats === number('seats')) ?? null,
    gear: GEARS.find((gear) => gear === search.get('gear')) ?? null,
    airConditioned: search.get('air') === '1',
    brandIds: idsOf(search, 'brandId'),
    name: (search.get('name') ?? '').trim().slice(0, 100),
    sort: VEHICLE_SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
    page: Math.min(Math.trunc(number('offset') ?? 1) || 1, 1000),
    trip: tripOf(search),
  };
}

/** The ids of a parameter, which may repeat and hold several. */
function idsOf(search: URLSearchParams, name: string): number[] {
  const ids = search
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))];
}

/** The URL of a filter, always with categories or `all_category=1`. */
export function searchHref(filter: VehicleFilter): string {
  const search = new URLSearchParams();
  if (filter.categoryIds.length === 0) search.set('all_category', '1');
  for (const id of filter.categoryIds) search.append('categoryId', String(id));
  if (filter.maxPrice) search.set('max_price', String(filter.maxPrice));
  if (filter.minSeats) search.set('seats', String(filter.minSeats));
  if (filter.gear) search.set('gear', filter.gear);
  if (filter.airConditioned) search.set('air', '1');
  for (const id of filter.brandIds) search.append('brandId', String(id));
  if (filter.name) search.set('name', filter.name);
  if (filter.sort !== 'popular') search.set('sort', filter.sort);
  if (filter.page > 1) search.set('offset', String(filter.page));
  writeTrip(search, filter.trip);
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
    air_condition: filter.airConditioned ? 'true' : undefined,
    brand_ids: filter.brandIds.length > 0 ? JSON.stringify(filter.brandIds) : undefined,
    name: filter.name || undefined,
    ...tripQueryOf(filter.trip),
    sort: filter.sort,
    limit,
    offset: filter.page,
  };
}

/** Whether a filter besides the trip excludes vehicles. */
export function hasFilters(filter: VehicleFilter): boolean {
  const none: VehicleFilter = { ...NO_FILTER, trip: filter.trip };
  return searchHref({ ...filter, sort: none.sort, page: none.page }) !== searchHref(none);
}
