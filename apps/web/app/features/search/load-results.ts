import type { Client } from '@errand/contract';
import { MAX_COUNTED } from '@errand/contract/catalog-lists';
import { countFilters, readFilters } from './filters.ts';
import {
  hasStores,
  type ItemResults,
  loadItems,
  loadStores,
  type ResultsQuery,
  type StoreResults,
} from './results-query.ts';

type Shown = { kind: 'items'; shown: ItemResults } | { kind: 'stores'; shown: StoreResults };
export type ResultsData = {
  query: ResultsQuery;
  filtered: boolean;
  mostCounted: number;
  /** The count of each tab; null when the list has no such tab or counting failed. */
  counts: { items: number | null; stores: number | null };
} & Shown;

/** When counting fails, the tab has no number. */
function unknownCount(): null {
  return null;
}

/** The results of the current tab and the count of the other one. */
export async function loadResults(
  api: Client,
  query: ResultsQuery,
  params: URLSearchParams,
  offset: number,
): Promise<ResultsData> {
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
