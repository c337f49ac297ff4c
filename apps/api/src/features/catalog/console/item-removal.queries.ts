import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { items } from '../catalog.tables.ts';
import { endPauses } from '../writes/bulk-change.queries.ts';
import { NEXT_EDIT } from '../writes/item-version.ts';

export async function deleteItemRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(items).where(eq(items.id, id));
}

/** Archives an item, which hides it and ends its pause, and notes whether it was visible. */
export async function archiveItem(tx: Tx, id: number): Promise<void> {
  const { active } = items;
  await tx
    .update(items)
    .set({ active: false, wasActive: sql`${active}`, archivedAt: sql`now()`, updatedAt: NEXT_EDIT })
    .where(and(eq(items.id, id), isNull(items.archivedAt)));
  await endPauses(tx, [id]);
}

/** Restores an archived item, visible if it was so before. */
export async function restoreItemRow(tx: Tx, id: number): Promise<void> {
  await tx
    .update(items)
    .set({ active: sql`${items.wasActive}`, archivedAt: null, updatedAt: NEXT_EDIT })
    .where(and(eq(items.id, id), isNotNull(items.archivedAt)));
}
