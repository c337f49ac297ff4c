import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

/** Pieces of an item, or of one of its variations where it has any. */
export type Pieces = { itemId: number; variation: string | null; quantity: number };

/** The outcome of taking stock: `last` when none is left, `short` when there was too little and nothing was taken. */
export type StockOutcome = 'taken' | 'last' | 'short';

/**
 * Reduces the stock by one conditional update: of two concurrent buyers the second waits, then sees the remaining
 * stock.
 */
export async function takeStock(tx: Tx, { itemId, variation, quantity }: Pieces): Promise<StockOutcome> {
  if (variation !== null) {
    const taken = await tx.execute<Left>(sql`
      update item_variations set stock = stock - ${quantity}
      where item_id = ${itemId} and type = ${variation} and stock >= ${quantity} returning stock`);
    if (taken.rowCount === 0) return 'short';
    await tx.execute(sql`update items set stock = stock - ${quantity} where id = ${itemId}`);
    return outcome(taken.rows);
  }
  const taken = await tx.execute<Left>(sql`
    update items set stock = stock - ${quantity}
    where id = ${itemId} and (stock is null or stock >= ${quantity}) returning stock`);
  return outcome(taken.rows);
}

type Left = { stock: number | null };

function outcome([row]: Left[]): StockOutcome {
  if (!row) return 'short';
  return row.stock === 0 ? 'last' : 'taken';
}

/** Returns pieces to the stock; true when there was none before. */
export async function returnStock(tx: Tx, { itemId, variation, quantity }: Pieces): Promise<boolean> {
  let had: number | null = null;
  if (variation !== null) {
    const given = await tx.execute<Left>(sql`
      update item_variations set stock = stock + ${quantity}
      where item_id = ${itemId} and type = ${variation} returning stock`);
    had = given.rows[0]?.stock ?? null;
  }
  const given = await tx.execute<Left>(sql`
    update items set stock = stock + ${quantity} where id = ${itemId} and stock is not null returning stock`);
  return (had ?? given.rows[0]?.stock) === quantity;
}

/** The order in which stock is taken and returned, so that two orders never deadlock. */
export function sortForLocking(pieces: Pieces[]): Pieces[] {
  return pieces.toSorted((a, b) => a.itemId - b.itemId || compare(a.variation ?? '', b.variation ?? ''));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
