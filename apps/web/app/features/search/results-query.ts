import { asCards, type Client } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listBrandItems, listConditionItems } from '@errand/contract/catalog-brands-and-conditions';
import { listCategoryItems, listCategoryStores } from '@errand/contract/catalog-categories';
import {
  listBasicItems,
  listDiscountedItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
} from '@errand/contract/catalog-lists';
import { searchItems, searchStores } from '@errand/contract/search';
import type { StoreCard } from '@errand/contract/stores';
import { itemQuery, readFilters, storeQuery } from './filters.ts';

const ITEMS_PER_PAGE = 24;
const STORES_PER_PAGE = 12;
/** Lists of the home page that have their own page, by `data_type`. */
const LISTS = {
  popular: listPopularItems,
  discounted: listDiscountedItems,
  recommended: listRecommendedItems,
  new: listNewItems,
  basic: listBasicItems,
  'most-reviewed': listMostReviewedItems,
} as const;
/** Lists of a category, brand or condition, given by its `id` (or slug). */
const GROUP_LISTS = {
  category: listCategoryItems,
  brand: listBrandItems,
  condition: listConditionItems,
} as const;

export type ListName = keyof typeof LISTS;
export type GroupName = keyof typeof GROUP_LISTS;

/** The query of `/home` that selects a list in place of the home page [ROUTE-06]. */
export type ResultsQuery = {
  data: 'searched' | ListName | GroupName;
  search: string;
  id: string | null;
  /** The title of the list, if given in the URL. */
  name: string | null;
  moduleId: number | null;
  /** The page to go back to. */
  from: string | null;
  show: 'items' | 'stores';
};

/** Reads the query of `/home`; null for the home page itself. */
export function readResultsQuery(params: URLSearchParams): ResultsQuery | null {
  const text = (name: string, most = 100) => params.get(name)?.trim().slice(0, most) || null;
  const search = text('search') ?? '';
  const id = text('id', 200);
  const wanted = params.get('data_type') ?? '';
  const data = dataOf(wanted, id);
  if (data === null && search === '') return null;
  const module = Number(params.get('module_id'));
  return {
    data: data ?? 'searched',
    search,
    id,
    name: text('name'),
    moduleId: Number.isInteger(module) && module > 0 ? module : null,
    from: text('from', 40),
    show: params.get('show') === 'stores' ? 'stores' : 'items',
  };
}

function dataOf(wanted: string, id: string | null): ListName | GroupName | null {
  if (Object.hasOwn(LISTS, wanted)) return wanted as ListName;
  if (Object.hasOwn(GROUP_LISTS, wanted) && id !== null) return wanted as GroupName;
  return null;
}

/** Whether the list has a tab of stores beside that of items. */
export function hasStores(query: ResultsQuery): boolean {
  return query.data === 'searched' || query.data === 'category';
}

type Facets = {
  categories: { id: number; name: string }[];
  brands: { id: number; name: string }[];
  min_price: number;
  max_price: number;
};
type Page<T> = { rows: T[]; total: number; offset: number; limit: number; corrected: string | null };
export type ItemResults = Page<Item> & { facets: Facets; title: string | null };
export type StoreResults = Page<StoreCard>;

/** Loads a page of items of a results URL. */
export async function loadItems(
  api: Client,
  query: ResultsQuery,
  params: URLSearchParams,
  offset: number,
  limit = ITEMS_PER_PAGE,
): Promise<ItemResults> {
  const filters = { ...itemQuery(readFilters(params)), limit, offset };
  const headers = headersOf(query);
  const { data, id, search } = query;
  if (data === 'searched') {
    const page = await api.call(searchItems, { query: { ...filters, name: search } }, headers);
    return { ...pageOf(page.products, page), facets: page, corrected: page.corrected, title: null };
  }
  const also = { ...filters, search: search || undefined };
  if (isGroup(data)) {
    const page = await api.call(GROUP_LISTS[data], { params: { id: id ?? '' }, query: also }, headers);
    return { ...pageOf(page.products, page), facets: page, title: 'name' in page ? page.name : null };
  }
  const page = await api.call(LISTS[data], { query: also }, headers);
  return { ...pageOf(page.products, page), facets: page, title: null };
}

/** Loads a page of stores of a results URL. */
export async function loadStores(
  api: Client,
  query: ResultsQuery,
  params: URLSearchParams,
  offset: number,
  limit = STORES_PER_PAGE,
): Promise<StoreResults> {
  const filters = { ...storeQuery(readFilters(params)), limit, offset };
  const headers = headersOf(query);
  if (query.data === 'category') {
    const input = { params: { id: query.id ?? '' }, query: filters };
    const page = await api.call(asCards(listCategoryStores), input, headers);
    return pageOf(page.stores, page);
  }
  const page = await api.call(asCards(searchStores), { query: { ...filters, name: query.search } }, headers);
  return { ...pageOf(page.stores, page), corrected: page.corrected };
}

function isGroup(data: string): data is GroupName {
  return Object.hasOwn(GROUP_LISTS, data);
}

/** The module in the URL takes precedence over the visitor's. */
export function headersOf({ moduleId }: ResultsQuery) {
  return moduleId === null ? {} : { headers: { moduleId: String(moduleId) } };
}

function pageOf<T>(rows: T[], page: { total_size: number; offset: number; limit: number }): Page<T> {
  return { rows, total: page.total_size, offset: page.offset, limit: page.limit, corrected: null };
}
