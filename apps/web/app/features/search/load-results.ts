import type { Client } from '@errand/contract';
import { type Category, listCategories } from '@errand/contract/catalog-categories';
import { MAX_COUNTED } from '@errand/contract/catalog-lists';
import { countFilters, readFilters } from './filters.ts';
import {
  hasStores,
  headersOf,
  type ItemResults,
  loadItems,
  loadStores,
  type ResultsQuery,
  type StoreResults,
} from './results-query.ts';

type Shown = { kind: 'items'; shown: ItemResults } | { kind: 'stores'; shown: StoreResults };
type Aisle = Pick<Category, 'id' | 'name' | 'slug' | 'module_id' | 'image_full_url' | 'art'>;
type Counted = Shown & {
  query: ResultsQuery;
  filtered: boolean;
  mostCounted: number;
  /** The count of each tab; null when the list has no such tab or counting failed. */
  counts: { items: number | null; stores: number | null };
};
/** `aisles` are main categories to go on with where nothing is found; empty otherwise. */
export type ResultsData = Counted & { aisles: Aisle[] };

const AISLES = 12;

/** When counting fails, the tab has no number. */
function unknownCount(): null {
  return null;
}

/** The results of the current tab and the count of the other one; aisles where nothing is found. */
export async function loadResults(
  api: Client,
  query: ResultsQuery,
  params: URLSearchParams,
  offset: number,
): Promise<ResultsData> {
  const data = await loadShown(api, query, params, offset);
  const isEmpty = data.shown.total === 0 && !data.filtered;
  return { ...data, aisles: isEmpty ? await loadAisles(api, query) : [] };
}

/** None when they cannot be loaded: the page says that nothing is found all the same. */
async function loadAisles(api: Client, query: ResultsQuery): Promise<Aisle[]> {
  const categories = await api.call(listCategories, { query: {}, ...headersOf(query) }).catch(() => []);
  return categories
    .filter((category) => category.parent_id === 0)
    .slice(0, AISLES)
    .map(({ id, name, slug, module_id, image_full_url, art }) => ({
      id,
      name,
      slug,
      module_id,
      image_full_url,
      art,
    }));
}

async function loadShown(
  api: Client,
  query: ResultsQuery,
  params: URLSearchParams,
  offset: number,
): Promise<Counted> {
  const both = hasStores(query);
  const filtered = countFilters(readFilters(params)) > 0;
  const common = { query, filtered, mostCounted: MAX_COUNTED };
  if (both && query.show === 'stores') {
    const [shown, items] = await Promise.all([
      loadStores(api, query, params, offset),
      loadItems(api, query, params, 1, 1).then(({ total }) => total, unknownCount),
    ]);
    return { ...common, kind: 'stores', shown, counts: { items, stores: shown.total } };
  }
  const [shown, stores] = await Promise.all([
    loadItems(api, query, params, offset),
    both ? loadStores(api, query, params, 1, 1).then(({ total }) => total, unknownCount) : null,
  ]);
  return { ...common, kind: 'items', shown, counts: { items: shown.total, stores } };
}
