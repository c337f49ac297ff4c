import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { cartLines } from './cart.tables.ts';

/** Whether a cart of any visitor holds an item. */
export async function isInAnyCart(q: Queryable, itemId: number): Promise<boolean> {
  const rows = await q
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.itemId, itemId))
    .limit(1);
  return rows.length > 0;
}

/** Selects the stores of an owner's filled carts that were changed since a time. */
export function storesInCartSql(owner: string, since: string): string {
  return `select view_cart.store_id from carts view_cart
    where view_cart.owner = ${owner} and view_cart.updated_at >= ${since}
      and exists (select 1 from cart_lines view_line where view_line.cart_id = view_cart.id)`;
}
