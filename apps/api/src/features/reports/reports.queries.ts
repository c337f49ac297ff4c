import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { orderReports } from './reports.tables.ts';

/** Null where one is open already. */
export async function insertReport(tx: Tx, row: typeof orderReports.$inferInsert): Promise<number | null> {
  const [kept] = await tx
    .insert(orderReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: orderReports.id });
  return kept?.id ?? null;
}

/** The order of the report; null for one that is answered or does not exist. */
export async function writeAnswer(tx: Tx, id: number, answer: string, at: Date): Promise<number | null> {
  const [row] = await tx
    .update(orderReports)
    .set({ answer, answeredAt: at })
    .where(and(eq(orderReports.id, id), isNull(orderReports.answeredAt)))
    .returning({ orderId: orderReports.orderId });
  return row?.orderId ?? null;
}
