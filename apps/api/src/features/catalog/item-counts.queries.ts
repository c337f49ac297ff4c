import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { items } from './catalog.tables.ts';

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

/** Decrements the wishlist count of each item, locking the items in ascending order of id. */
export async function decrementWishlistCounts(tx: Tx, itemIds: number[]): Promise<void> {
  const ids = sql.param(itemIds);
  await tx.execute(sql`update items set wishlist_count = greatest(wishlist_count - 1, 0) where id in
    (select id from items where id = any(${ids}::int[]) order by id for no key update)`);
}

/** SQL that adds to the number of wishlists of the items whose ids a subquery returns. */
export function countWishesSql(idsSql: string, change: 1 | -1): string {
  return `update items set wishlist_count = greatest(wishlist_count + ${change}, 0) where id in (${idsSql})`;
}

/**
 * Adds a rating of 1 to 5 stars to an item, or replaces `before`, an earlier rating of the same order. Null removes
 * `before`.
 */
export async function addItemRating(
  tx: Tx,
  itemId: number,
  { rating, before }: { rating: number | null; before: number | null },
): Promise<void> {
  await tx
    .update(items)
    .set({
      ratingSum: sql`${items.ratingSum} + ${(rating ?? 0) - (before ?? 0)}`,
      ratingCount: sql`${items.ratingCount} + ${(rating === null ? 0 : 1) - (before === null ? 0 : 1)}`,
    })
    .where(eq(items.id, itemId));
}
