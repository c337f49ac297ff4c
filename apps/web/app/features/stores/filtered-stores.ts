import type { Client } from '@errand/contract';
import type { StoreCard } from '@errand/contract/stores';
import type { ModuleType } from '@errand/domain/modules';
import type { ListPage } from '@errand/ui/lists/infinite-list.tsx';
import { readFilters, storeQuery } from '#features/search/index.ts';
import { storePage } from './store-page.ts';

const STORES_PER_PAGE = 12;

type StoreQuery = ReturnType<typeof storeQuery> & { offset: number; limit: number };
/** Any endpoint that lists stores of a module; all take the same filters, but those of rental none [RENTAL-11]. */
export type ListStores = (
  api: Client,
  query: StoreQuery,
  module: ModuleType,
) => Promise<Parameters<typeof storePage>[0]>;

/** Data of a page of stores; `params` is the query without the page number. */
export type FilteredStores = { page: ListPage<StoreCard>; params: string };

export async function loadStores(
  list: ListStores,
  api: Client,
  module: ModuleType,
  params: URLSearchParams,
  offset: number,
): Promise<ListPage<StoreCard>> {
  const query = { ...storeQuery(readFilters(params)), offset, limit: STORES_PER_PAGE };
  return storePage(await list(api, query, module));
}
