import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { stores } from './stores.tables.ts';

/**
 * Counts an order for its store; lists are sorted by it. It appends a row, because a lock on the store until the commit
 * would let its orders wait for each other. `addStoreTallies` adds it to the store.
 */
export async function countStoreOrder(tx: Tx, storeId: number): Promise<void> {
  await tx.execute(sql`insert into store_order_tallies (store_id) values (${storeId})`);
}

/** Adds the tallies to their stores. The same statement deletes the tallies, so that each counts once. */
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

/** Sets the number of items that the cards of stores show. */
export async function setItemCounts(tx: Tx, counts: { storeId: number; count: number }[]): Promise<void> {
  await tx.execute(sql`
    update stores s set item_count = c.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c("storeId" int, count int)
    where s.id = c."storeId" and s.item_count <> c.count`);
}

/** Whether the store's plan includes reviews; false for an unknown store. */
export async function areReviewsOn(q: Queryable, storeId: number): Promise<boolean> {
  const [row] = await q.select({ on: stores.reviewsOn }).from(stores).where(eq(stores.id, storeId));
  return row?.on ?? false;
}

/**
 * Adds a rating of 1 to 5 stars to a store, or replaces `before`, an earlier rating of the same order. Null removes
 * `before`.
 */
export async function addStoreRating(
  tx: Tx,
  storeId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  const more = (rating ?? 0) - (before ?? 0);
  const one = (rating === null ? 0 : 1) - (before === null ? 0 : 1);
  await tx.execute(sql`
    update stores set rating_sum = rating_sum + ${more}, rating_count = rating_count + ${one},
      ratings = (select jsonb_agg(greatest(0, count::int + (case when place = ${rating ?? 0} then 1 else 0 end)
          - (case when place = ${before ?? 0} then 1 else 0 end)) order by place)
        from jsonb_array_elements_text(ratings) with ordinality as each(count, place))
    where id = ${storeId}`);
}
