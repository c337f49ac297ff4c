import type { Client } from '@errand/contract';
import { searchItems } from '@errand/contract/catalog';
import { pageOf } from '#ui/pager.tsx';

const RESULTS_A_PAGE = 24;

/** One page of the items that match; the page number comes from the address (`offset`). */
export function loadSearch(api: Client, search: string, request: Request) {
  return api.call(searchItems, { query: { name: search, limit: RESULTS_A_PAGE, offset: pageOf(request) } });
}

export type SearchPage = Awaited<ReturnType<typeof loadSearch>>;
