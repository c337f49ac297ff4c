/** Selects from the items as `i`, for statements of other features. */
export const FROM_ITEMS = 'from items i';

/** Joins the item `i` of a row by the row's column with its id, for statements of other features. */
export function joinItem(id: string): string {
  return `join items i on i.id = ${id}`;
}

/** Adds to the number of wishlists of the items whose ids a subquery returns. */
export function countWishesSql(idsSql: string, change: 1 | -1): string {
  return `update items set wishlist_count = greatest(wishlist_count + ${change}, 0) where id in (${idsSql})`;
}
