import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderReports } from './reports.tables.ts';

/** Whether a report of the order is open. Lock the order first, so that no other is inserted concurrently. */
export async function hasOpenReport(tx: Tx, orderId: number): Promise<boolean> {
  const open = await tx
    .select({ id: orderReports.id })
    .from(orderReports)
    .where(and(eq(orderReports.orderId, orderId), isNull(orderReports.answeredAt)));
  return open.length > 0;
}

export async function insertReport(tx: Tx, row: typeof orderReports.$inferInsert): Promise<number> {
  const [created] = await tx.insert(orderReports).values(row).returning({ id: orderReports.id });
  if (!created) throw new Error('The report was not stored');
  return created.id;
}

/** The order that a report is about; null for no such report. */
export async function findReportedOrder(q: Queryable, id: number): Promise<number | null> {
  const [row] = await q
    .select({ orderId: orderReports.orderId })
    .from(orderReports)
    .where(eq(orderReports.id, id));
  return row?.orderId ?? null;
}

/** The order of the report; null for one that is answered or does not exist. */
export async function writeResponse(tx: Tx, id: number, answer: string, at: Date): Promise<number | null> {
  const [row] = await tx
    .update(orderReports)
    .set({ answer, answeredAt: at })
    .where(and(eq(orderReports.id, id), isNull(orderReports.answeredAt)))
    .returning({ orderId: orderReports.orderId });
  return row?.orderId ?? null;
}
