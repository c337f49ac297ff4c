import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { flashSaleItems } from '../promotions.tables.ts';

export type FlashSaleItem = typeof flashSaleItems.$inferSelect;

/** The items of sales in the order of the shop. */
export function listFlashSaleItems(q: Queryable, saleIds: number[]): Promise<FlashSaleItem[]> {
  if (saleIds.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(flashSaleItems)
    .where(inArray(flashSaleItems.flashSaleId, saleIds))
    .orderBy(flashSaleItems.flashSaleId, flashSaleItems.position, flashSaleItems.itemId);
}

/** Locks the items of a sale in the order in which orders take their pieces. */
export function lockFlashSaleItems(q: Queryable, saleId: number): Promise<FlashSaleItem[]> {
  return q
    .select()
    .from(flashSaleItems)
    .where(eq(flashSaleItems.flashSaleId, saleId))
    .orderBy(flashSaleItems.itemId)
    .for('update');
}

/** Replaces the items of a sale; pieces sold of those that stay are kept. Lock them first. */
export async function replaceFlashSaleItems(
  q: Queryable,
  saleId: number,
  items: { itemId: number; stock: number }[],
): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const isOfSale = eq(flashSaleItems.flashSaleId, saleId);
  await q.delete(flashSaleItems).where(and(isOfSale, notInArray(flashSaleItems.itemId, ids)));
  await q
    .insert(flashSaleItems)
    .values(items.map((item, position) => ({ flashSaleId: saleId, position, ...item })))
    .onConflictDoUpdate({
      target: [flashSaleItems.flashSaleId, flashSaleItems.itemId],
      set: { stock: sql`excluded.stock`, position: sql`excluded.position` },
    });
}
