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
