import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

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
