import { sql } from 'drizzle-orm';
import type { Queryable, Translations, Tx } from '../../../../platform/db/index.ts';
import { joinStore } from '../../../stores/stores.views.ts';
import { lowStockItems } from '../../low-stock/low-stock.tables.ts';

export type LowItem = { id: number; store_id: number; name: Translations; stock: number };

const IS_LOW = sql.raw('i.active and i.stock is not null and s.low_stock > 0 and i.stock <= s.low_stock');
const FROM = sql.raw(`from items i ${joinStore('i.store_id')}`);

/** Forgets the items that were refilled, so that their stores are told again. */
export async function forgetRefilled(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from ${lowStockItems} where not exists (
    select ${FROM} where i.id = ${lowStockItems.itemId} and ${IS_LOW})`);
}

/** Marks the items that ran low and returns those that were not marked before: of two calls at once one gets them. */
export async function markLow(tx: Tx, at: Date): Promise<Pick<LowItem, 'id' | 'store_id'>[]> {
  const { rows } = await tx.execute<Pick<LowItem, 'id' | 'store_id'>>(sql`
    with marked as (
      insert into ${lowStockItems} (item_id, told_at) select i.id, ${at} ${FROM} where ${IS_LOW}
      on conflict do nothing returning item_id)
    select i.id, i.store_id from items i join marked on marked.item_id = i.id order by i.store_id, i.id`);
  return rows;
}

/** Those of the items that are low now, the lowest first. */
export async function listLow(q: Queryable, ids: number[]): Promise<LowItem[]> {
  const { rows } = await q.execute<LowItem>(sql`
    select i.id, i.store_id, i.name, i.stock ${FROM}
    where i.id = any(${sql.param(ids)}::int[]) and ${IS_LOW} order by i.stock, i.id`);
  return rows;
}
