import type { Client, RequestHeaders } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listLatestItems } from '@errand/contract/catalog-lists';

const ITEMS_PER_CALL = 100;
/** Longer menus are searched on the server instead of loaded whole. */
const MAX_CALLS = 10;

/** All items of a store in its own order; the pages after the first load in parallel. */
export async function readMenu(api: Client, storeId: number, headers: RequestHeaders): Promise<Item[]> {
  const page = (offset: number) =>
    api.call(listLatestItems, { query: { store_id: storeId, limit: ITEMS_PER_CALL, offset } }, { headers });
  const first = await page(1);
  const pages = Math.min(MAX_CALLS, Math.ceil(first.total_size / ITEMS_PER_CALL));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)),
  );
  return [first, ...rest].flatMap(({ products }) => products);
}
