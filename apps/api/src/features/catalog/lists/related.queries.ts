import type pg from 'pg';
import { prepared } from '../../../platform/db/index.ts';
import { joinStore } from '../../stores/stores.views.ts';
import type { ItemRow } from '../items/item-row.ts';

/** Lists the other items of the item's store, without campaign items. */
export async function listStoreItemIds(
  pool: pg.Pool,
  item: Pick<ItemRow, 'id' | 'category_id' | 'store_id'>,
  limit: number,
): Promise<number[]> {
  const rows = await prepared<{ id: number }>(
    pool,
    'items-of-same-store',
    `select i.id from items i ${joinStore('i.store_id')}
      where i.store_id = $1 and i.id <> $2 and i.active and s.active and i.campaign_starts is null
      order by (i.category_id = $3) desc, i.order_count desc, i.id limit $4`,
    [item.store_id, item.id, item.category_id, limit],
  );
  return rows.map((row) => row.id);
}

/** Lists the most ordered items of a store, without campaign items. */
export async function listPopularIds(pool: pg.Pool, storeId: number, limit: number): Promise<number[]> {
  const rows = await prepared<{ id: number }>(
    pool,
    'items-popular-of-store',
    `select id from items where store_id = $1 and active and campaign_starts is null
      order by order_count desc, id limit $2`,
    [storeId, limit],
  );
  return rows.map((row) => row.id);
}

export type ItemWordColumn = 'generic_names' | 'allergies' | 'nutrition';

/**
 * Lists the distinct words of a column of the module's items, or of all items for null, in the stored form.
 */
export async function listWords(
  pool: pg.Pool,
  column: ItemWordColumn,
  moduleId: number | null,
): Promise<string[]> {
  const rows = await prepared<{ word: string }>(
    pool,
    `item-words-${column}`,
    `select distinct word from items i, jsonb_array_elements_text(i.${column}) word
      where i.active and ($1::int is null or i.module_id = $1)`,
    [moduleId],
  );
  return rows.map((row) => row.word);
}
