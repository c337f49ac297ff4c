import type { StoreCard } from '@errand/contract/stores';
import type { ListPage } from '@errand/ui/lists/infinite-list.tsx';

/** Converts a page of stores from the API to a list page. */
export function storePage(page: {
  stores: StoreCard[];
  total_size: number;
  offset: number;
  limit: number;
}): ListPage<StoreCard> {
  return { rows: page.stores, total: page.total_size, offset: page.offset, limit: page.limit };
}
