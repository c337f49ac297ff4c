import { and, eq, ne } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { tripCharges, tripInspections, tripPictures } from '../counter.tables.ts';

export type StoredCharge = typeof tripCharges.$inferSelect;
type Of<Row extends { orderId: number }> = Omit<Row, 'orderId'>;

/** Records the state of the vehicles of a locked trip. */
export async function insertInspections(
  tx: Tx,
  orderId: number,
  rows: Of<typeof tripInspections.$inferInsert>[],
): Promise<void> {
  await tx.insert(tripInspections).values(rows.map((row) => ({ ...row, orderId })));
}

/** Deletes the records of the hand-over of a locked trip. */
export async function deleteHandoverInspections(tx: Tx, orderId: number): Promise<void> {
  await tx
    .delete(tripInspections)
    .where(and(eq(tripInspections.orderId, orderId), eq(tripInspections.stage, 'handover')));
}

export async function insertCharges(
  tx: Tx,
  orderId: number,
  rows: Of<typeof tripCharges.$inferInsert>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(tripCharges).values(rows.map((row) => ({ ...row, orderId })));
}

export async function insertPicture(tx: Tx, row: typeof tripPictures.$inferInsert): Promise<void> {
  await tx.insert(tripPictures).values(row);
}

export async function findPicture(q: Queryable, orderId: number, id: number) {
  const [row] = await q
    .select()
    .from(tripPictures)
    .where(and(eq(tripPictures.id, id), eq(tripPictures.orderId, orderId)));
  return row ?? null;
}

export async function deletePicture(tx: Tx, id: number): Promise<void> {
  await tx.delete(tripPictures).where(eq(tripPictures.id, id));
}

/** Deletes the pictures that were taken of a locked trip after its hand-over. Returns their keys. */
export async function deleteReturnPictures(tx: Tx, orderId: number): Promise<string[]> {
  const rows = await tx
    .delete(tripPictures)
    .where(and(eq(tripPictures.orderId, orderId), ne(tripPictures.stage, 'handover')))
    .returning({ key: tripPictures.key });
  return rows.map(({ key }) => key);
}

export async function findCharge(q: Queryable, id: number): Promise<StoredCharge | null> {
  const [row] = await q.select().from(tripCharges).where(eq(tripCharges.id, id));
  return row ?? null;
}

/** Locks a charge until the transaction ends. */
export async function lockCharge(tx: Tx, id: number): Promise<StoredCharge | null> {
  const [row] = await tx.select().from(tripCharges).where(eq(tripCharges.id, id)).for('update');
  return row ?? null;
}

export async function updateCharge(tx: Tx, id: number, change: Partial<StoredCharge>): Promise<void> {
  await tx.update(tripCharges).set(change).where(eq(tripCharges.id, id));
}
