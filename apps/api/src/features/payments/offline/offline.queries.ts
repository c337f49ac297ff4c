import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { offlineMethods, offlinePayments } from './offline.tables.ts';

export type OfflineMethod = typeof offlineMethods.$inferSelect;
export type OfflinePayment = typeof offlinePayments.$inferSelect;

export function listActiveMethods(q: Queryable): Promise<OfflineMethod[]> {
  return q
    .select()
    .from(offlineMethods)
    .where(eq(offlineMethods.active, true))
    .orderBy(asc(offlineMethods.position), asc(offlineMethods.id));
}

export async function findActiveMethod(q: Queryable, id: number): Promise<OfflineMethod | null> {
  const [row] = await q
    .select()
    .from(offlineMethods)
    .where(and(eq(offlineMethods.id, id), eq(offlineMethods.active, true)));
  return row ?? null;
}

export async function findOfflinePayment(q: Queryable, orderId: number): Promise<OfflinePayment | null> {
  const [row] = await q.select().from(offlinePayments).where(eq(offlinePayments.orderId, orderId));
  return row ?? null;
}

export async function upsertOfflinePayment(
  tx: Tx,
  row: typeof offlinePayments.$inferInsert & { updatedAt: Date },
): Promise<void> {
  const { methodId, details, note, receipt, updatedAt } = row;
  await tx
    .insert(offlinePayments)
    .values(row)
    .onConflictDoUpdate({
      target: offlinePayments.orderId,
      set: { methodId, details, note, receipt, updatedAt, rejectedAt: null, rejectReason: null },
    });
}

/** Filters private keys: returns the receipts of details that were not rejected. */
export async function listReceiptKeys(q: Queryable, keys: string[]): Promise<string[]> {
  const { receipt, rejectedAt } = offlinePayments;
  const rows = await q
    .select({ receipt })
    .from(offlinePayments)
    .where(and(inArray(receipt, keys), isNull(rejectedAt)));
  return rows.flatMap((row) => row.receipt ?? []);
}
