import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/**
 * Counts an order for its store; lists are sorted by it. It appends a row, because a lock on the store until the commit
 * would let its orders wait for each other. `addStoreTallies` adds it to the store.
 */
export async function countStoreOrder(tx: Tx, storeId: number): Promise<void> {
  await tx.execute(sql`insert into store_order_tallies (store_id) values (${storeId})`);
}

/** Adds the counted orders to their stores, each exactly once: the statement deletes what it adds. */
export async function addStoreTallies(q: Queryable): Promise<void> {
  await q.execute(sql`
    with taken as (
      delete from store_order_tallies where id in (select id from store_order_tallies for update skip locked)
      returning store_id),
    counted as (select store_id, count(*)::int as orders from taken group by store_id),
    locked as (
      select s.id, c.orders from stores s join counted c on c.store_id = s.id order by s.id for no key update of s)
    update stores s set order_count = s.order_count + l.orders from locked l where s.id = l.id`);
}
