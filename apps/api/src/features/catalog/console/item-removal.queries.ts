import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { items } from '../catalog.tables.ts';
import { endPauses } from '../writes/bulk-change.queries.ts';
import { NEXT_EDIT } from '../writes/item-version.ts';

export async function deleteItemRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(items).where(eq(items.id, id));
}

/** Archives or restores an item; it is hidden either way, and not paused. */
export async function setArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx
    .update(items)
    .set({ active: false, archivedAt: archived ? sql`now()` : null, updatedAt: NEXT_EDIT })
    .where(eq(items.id, id));
  await endPauses(tx, [id]);
}
