import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { StockOutcome } from '../catalog/index.ts';

/** Pieces of an item at the price of a flash sale. */
export type FlashPieces = { flashSaleId: number; itemId: number; quantity: number };

/** Reserves pieces of a sale by one conditional update, so that the last one is sold once. */
export async function takeFlashPieces(
  tx: Tx,
  { flashSaleId, itemId, quantity }: FlashPieces,
): Promise<StockOutcome> {
  const taken = await tx.execute<{ left: number }>(sql`
    update flash_sale_items set sold = sold + ${quantity}
    where flash_sale_id = ${flashSaleId} and item_id = ${itemId} and sold + ${quantity} <= stock
    returning stock - sold as left`);
  const [row] = taken.rows;
  if (!row) return 'short';
  return row.left === 0 ? 'last' : 'taken';
}

/** Returns pieces to the sale, which may have ended; true when it had none left before. */
export async function returnFlashPieces(
  tx: Tx,
  { flashSaleId, itemId, quantity }: FlashPieces,
): Promise<boolean> {
  const given = await tx.execute<{ left: number }>(sql`
    update flash_sale_items set sold = greatest(sold - ${quantity}, 0)
    where flash_sale_id = ${flashSaleId} and item_id = ${itemId} returning stock - sold as left`);
  return given.rows[0]?.left === quantity;
}

/** Sums pieces by sale and item, in the order in which they are taken and returned, so that orders do not deadlock. */
export function sortFlashPiecesForLocking(pieces: FlashPieces[]): FlashPieces[] {
  const groups = Map.groupBy(pieces, ({ flashSaleId, itemId }) => `${flashSaleId} ${itemId}`);
  const summed = [...groups.values()].flatMap((group) => {
    const quantity = group.reduce((sum, piece) => sum + piece.quantity, 0);
    return group.slice(0, 1).map((first) => ({ ...first, quantity }));
  });
  return summed.toSorted((a, b) => a.flashSaleId - b.flashSaleId || a.itemId - b.itemId);
}
