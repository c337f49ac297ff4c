import { and, eq, isNull } from 'drizzle-orm';
import { jsonOf, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { categories, items } from './catalog.tables.ts';

/** Selects from the items as `i`. */
export const FROM_ITEMS = 'from items i';

/** Joins the item `i` of a row by the row's column with its id. */
export function joinItem(id: string): string {
  return `join items i on i.id = ${id}`;
}

const STORE_CATEGORY = jsonOf(categories, 'c', ['id', 'name', 'slug', 'picture']);
export type StoreCategoryRow = RowOf<typeof STORE_CATEGORY>;

/** SQL of the active categories of a store's active items as a JSON array of `StoreCategoryRow`s. */
export function categoriesOfStoreSql(storeId: string): string {
  return `coalesce((select json_agg(${STORE_CATEGORY.sql} order by c.position, c.id)
    from categories c where c.active
      and exists (select 1 from items i where i.category_id = c.id and i.store_id = ${storeId} and i.active)), '[]')`;
}

/** SQL of the category ids of a store's active items, as an array in ascending order. */
export function categoryIdsOfStoreSql(storeId: string): string {
  return `array(select distinct i.category_id from items i where i.store_id = ${storeId} and i.active order by 1)`;
}

/** SQL condition: the store sells an item of one of the categories in the array, not counting campaign items. */
export function sellsCategoriesSql(storeId: string, categoryIds: string): string {
  return `exists (select 1 from items i where i.store_id = ${storeId} and i.active and i.campaign_starts is null
    and i.category_id = any(${categoryIds}))`;
}

/** Counts the items of a store, hidden ones too, without archived ones. */
export function countItemsOfStore(q: Queryable, storeId: number): Promise<number> {
  return q.$count(items, and(eq(items.storeId, storeId), isNull(items.archivedAt)));
}
