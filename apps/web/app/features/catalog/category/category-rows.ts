import { asCards, type Client } from '@errand/contract';
import type { Item } from '@errand/contract/catalog';
import { listCategoryItems, listCategoryStores } from '@errand/contract/catalog-categories';
import type { ListPage } from '@errand/ui/lists/infinite-list.tsx';
import { itemQuery, readFilters, storeQuery } from '#features/search/index.ts';
import { storePage } from '#features/stores/index.ts';

const ITEMS_PER_PAGE = 24;
const STORES_PER_PAGE = 12;

/** A category, and for visitors without a location the zone whose items are shown; null for the visitor's own. */
export type CategoryRows = { id: number; module_id: number; zone: string | null };

/** The category determines the module, regardless of the visitor's. */
function scopeOf({ module_id, zone }: CategoryRows) {
  return { headers: { moduleId: String(module_id), ...(zone && { zoneId: zone }) } };
}

/** A page of the items of a category, and what they can be filtered by. */
export async function loadItems(
  api: Client,
  category: CategoryRows,
  params: URLSearchParams,
  offset: number,
  limit = ITEMS_PER_PAGE,
) {
  const input = {
    params: { id: String(category.id) },
    query: { ...itemQuery(readFilters(params)), category_ids: undefined, limit, offset },
  };
  const page = await api.call(listCategoryItems, input, scopeOf(category));
  const rows: ListPage<Item> = { rows: page.products, total: page.total_size, offset, limit };
  return { ...rows, brands: page.brands, minPrice: page.min_price, maxPrice: page.max_price };
}

/** A page of the stores that sell items of a category. */
export async function loadStores(
  api: Client,
  category: CategoryRows,
  params: URLSearchParams,
  offset: number,
  limit = STORES_PER_PAGE,
) {
  const input = {
    params: { id: String(category.id) },
    query: { ...storeQuery(readFilters(params)), limit, offset },
  };
  return storePage(await api.call(asCards(listCategoryStores), input, scopeOf(category)));
}
