import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** Counts an order for its items, for the order of lists. Like `countStoreOrder`, it appends rows and locks none. */
export async function countItemOrders(tx: Tx, itemIds: number[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.execute(sql`
    insert into item_order_tallies (item_id) select unnest(${sql.param(itemIds)}::int[])`);
}

/** Adds the counted orders to their items, each exactly once. Rows are locked in the order in which stock is taken. */
export async function addItemTallies(q: Queryable): Promise<void> {
  await q.execute(sql`
    with taken as (
      delete from item_order_tallies where id in (select id from item_order_tallies for update skip locked)
      returning item_id),
    counted as (select item_id, count(*)::int as orders from taken group by item_id),
    locked as (
      select i.id, c.orders from items i join counted c on c.item_id = i.id order by i.id for no key update of i)
    update items i set order_count = i.order_count + l.orders from locked l where i.id = l.id`);
}
