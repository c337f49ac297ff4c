import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

/** Pieces of an item, of one of its variations where it has any. */
export type Pieces = { itemId: number; variation: string | null; quantity: number };

/**
 * Takes pieces off the stock; false when fewer are left. One conditional update decides, so of two buyers at once the
 * second waits for the first and then sees what is left.
 */
export async function takeStock(tx: Tx, { itemId, variation, quantity }: Pieces): Promise<boolean> {
  if (variation !== null) {
    const taken = await tx.execute(sql`
      update item_variations set stock = stock - ${quantity}
      where item_id = ${itemId} and type = ${variation} and stock >= ${quantity}`);
    if (taken.rowCount === 0) return false;
    await tx.execute(sql`update items set stock = stock - ${quantity} where id = ${itemId}`);
    return true;
  }
  const taken = await tx.execute(sql`
    update items set stock = stock - ${quantity} where id = ${itemId} and (stock is null or stock >= ${quantity})`);
  return taken.rowCount !== 0;
}

export async function returnStock(tx: Tx, { itemId, variation, quantity }: Pieces): Promise<void> {
  if (variation !== null) {
    await tx.execute(sql`
      update item_variations set stock = stock + ${quantity} where item_id = ${itemId} and type = ${variation}`);
  }
  await tx.execute(sql`update items set stock = stock + ${quantity} where id = ${itemId}`);
}

/** Counts the order for the items and their store, whose lists are sorted by it. */
export async function countOrder(tx: Tx, storeId: number, itemIds: number[]): Promise<void> {
  await tx.execute(sql`
    update items set order_count = order_count + 1
    where id in (select id from items where id = any(${sql.param(itemIds)}::int[]) order by id for no key update)`);
  await tx.execute(sql`update stores set order_count = order_count + 1 where id = ${storeId}`);
}

/** Everybody takes and gives back in this order, so that two orders never wait for each other. */
export function inLockOrder(pieces: Pieces[]): Pieces[] {
  return [...pieces].sort((a, b) => a.itemId - b.itemId || compare(a.variation ?? '', b.variation ?? ''));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
