import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { itemPauses } from '../catalog.tables.ts';

/**
 * Ends the pauses of items whose visibility was set. Otherwise an item that was hidden for good would be sold again at
 * the end of its pause, and the kitchen would show an item on sale as sold out.
 */
export async function endPauses(tx: Tx, itemIds: number[]): Promise<void> {
  if (itemIds.length > 0) await tx.delete(itemPauses).where(inArray(itemPauses.itemId, itemIds));
}
