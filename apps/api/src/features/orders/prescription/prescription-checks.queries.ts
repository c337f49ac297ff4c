import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { orderLines } from '../orders.tables.ts';
import { type CheckedLine, prescriptionChecks } from './prescription-checks.tables.ts';

export type StoredCheck = typeof prescriptionChecks.$inferSelect;

/** The lines of an order that wait for a pharmacist. */
export function listUncheckedLines(q: Queryable, orderId: number) {
  return q
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.prescription, 'unchecked')))
    .orderBy(orderLines.id);
}

/** Records the check of a locked order, with what was decided about each line, and accepts lines. */
export async function recordCheck(
  tx: Tx,
  orderId: number,
  {
    pharmacist,
    lines,
    acceptedIds,
    at,
  }: { pharmacist: string; lines: CheckedLine[]; acceptedIds: number[]; at: Date },
): Promise<StoredCheck> {
  const [check] = await tx
    .insert(prescriptionChecks)
    .values({ orderId, pharmacist, lines, createdAt: at })
    .returning();
  if (!check) throw new Error('The check was not stored');
  if (acceptedIds.length > 0)
    await tx.update(orderLines).set({ prescription: 'accepted' }).where(inArray(orderLines.id, acceptedIds));
  return check;
}

/** The checks of an order, oldest first. */
export function listChecks(q: Queryable, orderId: number): Promise<StoredCheck[]> {
  return q
    .select()
    .from(prescriptionChecks)
    .where(eq(prescriptionChecks.orderId, orderId))
    .orderBy(prescriptionChecks.id);
}
