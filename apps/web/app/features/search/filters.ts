import type { ItemSort } from '@errand/contract/catalog-lists';
import type { ModuleType } from '@errand/domain/modules';
import { OVERLAYS } from '#platform/page-address.ts';

/** The filters and sort order in a URL. */
export type Filters = {
  /** Toggle filters by their parameter names. */
  on: string[];
  sort: ItemSort | null;
  rating: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  category: number | null;
  brand: number | null;
};

const SWITCHES: Partial<Record<ModuleType, string[]>> = {
  food: ['veg', 'non_veg', 'halal', 'discounted', 'open_now', 'free_delivery'],
  grocery: ['organic', 'halal', 'discounted', 'open_now', 'free_delivery'],
  pharmacy: ['discounted', 'open_now', 'free_delivery'],
  ecommerce: ['discounted', 'free_delivery'],
};
const STORE_SWITCHES: Partial<Record<ModuleType, string[]>> = {
  food: ['veg', 'halal', 'discounted', 'open_now', 'free_delivery'],
  grocery: ['halal', 'discounted', 'open_now', 'free_delivery'],
};
export const ITEM_SORTS = [
  'popular',
  'distance',
  'rating',
  'price_low',
  'price_high',
  'delivery_time',
] as const;
export const STORE_SORTS = ['popular', 'distance', 'rating', 'delivery_time'] as const;
const DIETS = ['veg', 'non_veg'] as const;
export const RATINGS = [3, 4, 4.5];

/** The toggles of a module's lists; those of diet only while the operator shows the marks. */
export function switchesOf(type: ModuleType, rows: 'items' | 'stores', vegShown: boolean): string[] {
  const all = (rows === 'stores' ? STORE_SWITCHES[type] : undefined) ?? SWITCHES[type] ?? [];
  return vegShown ? all : all.filter((name) => name !== 'veg' && name !== 'non_veg');
}

/** Reads the filters of a URL; invalid values count as absent. */
export function readFilters(params: URLSearchParams): Filters {
  const names = new Set(Object.values(SWITCHES).flat());
  const sort = ITEM_SORTS.find((name) => name === params.get('sort')) ?? null;
  return {
    on: [...new Set((params.get('filter') ?? '').split(','))].filter((name) => names.has(name)),
    sort,
    rating: RATINGS.find((stars) => String(stars) === params.get('rating')) ?? null,
    minPrice: amountOf(params.get('min_price')),
    maxPrice: amountOf(params.get('max_price')),
    category: idOf(params.get('category')),
    brand: idOf(params.get('brand')),
  };
}

/** The filters as query parameters of item lists. */
export function itemQuery(filters: Filters) {
  return {
    filter: filters.on.length > 0 ? JSON.stringify(filters.on) : undefined,
    sort_by: filters.sort ?? undefined,
    rating_count: filters.rating ?? undefined,
    min_price: filters.minPrice ?? undefined,
    max_price: filters.maxPrice ?? undefined,
    category_ids: filters.category === null ? undefined : JSON.stringify([filters.category]),
    brand_ids: filters.brand === null ? undefined : JSON.stringify([filters.brand]),
  };
}

/** The filters as query parameters of store lists, which have a diet (`type`) and no price filter [API-26, API-27]. */
export function storeQuery(filters: Filters) {
  const type = DIETS.find((diet) => filters.on.includes(diet)) ?? ('all' as const);
  const sort = STORE_SORTS.find((name) => name === filters.sort);
  const { filter, rating_count } = itemQuery(filters);
  return { type, filter, rating_count, sort_by: sort };
}

/** The number of active filters; the sort order does not count. */
export function countFilters({ on, rating, minPrice, maxPrice, category, brand }: Filters): number {
  const single = [rating, minPrice, maxPrice, category, brand].filter((value) => value !== null);
  return on.length + single.length;
}

/** The current query without page and dialogs, with `change` applied; null removes a parameter. */
export function changed(params: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const name of ['offset', ...OVERLAYS]) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** The query without some of its parameters. */
export function without(params: URLSearchParams, names: string[]): string {
  return changed(params, Object.fromEntries(names.map((name) => [name, null])));
}

export function withoutFilters(params: URLSearchParams): string {
  return without(params, ['filter', 'rating', 'min_price', 'max_price', 'category', 'brand']);
}

/** The query with a toggle inverted. Veg and non-veg exclude each other. */
export function pressed(params: URLSearchParams, name: string): string {
  const on = new Set(readFilters(params).on);
  if (on.has(name)) on.delete(name);
  else {
    if (name === 'veg') on.delete('non_veg');
    if (name === 'non_veg') on.delete('veg');
    on.add(name);
  }
  return changed(params, { filter: on.size > 0 ? [...on].join(',') : null });
}

/** The API's limits. */
const MAX_AMOUNT = 1_000_000_000;
const MAX_ID = 2_147_483_647;

function amountOf(text: string | null): number | null {
  const value = Number(text);
  return text?.trim() && value >= 0 && value <= MAX_AMOUNT ? value : null;
}

function idOf(text: string | null): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= MAX_ID ? value : null;
}
