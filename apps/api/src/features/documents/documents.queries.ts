import type { IssueProblem } from '@errand/contract/console/finance/documents';
import type { NumberSeries } from '@errand/domain/invoicing';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { earnedOrdersSql } from '../ledger/ledger.views.ts';
import { documentSeries, documents, sellerDetails, waitingDocuments } from './documents.tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type SellerDetailsRow = typeof sellerDetails.$inferSelect;
export type WaitingRow = typeof waitingDocuments.$inferSelect;

/**
 * Takes the next number of a series, which stays locked until the transaction ends. A transaction that fails gives its
 * number back, so that no number is lost.
 */
export async function takeCounter(tx: Tx, { issuer, group, year }: NumberSeries): Promise<number> {
  const [row] = await tx
    .insert(documentSeries)
    .values({ issuer, group, year, counter: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.issuer, documentSeries.group, documentSeries.year],
      set: { counter: sql`${documentSeries.counter} + 1` },
    })
    .returning({ counter: documentSeries.counter });
  if (!row) throw new Error('The series of documents has no counter.');
  return row.counter;
}

export async function insertDocument(tx: Tx, values: typeof documents.$inferInsert): Promise<DocumentRow> {
  const [row] = await tx.insert(documents).values(values).returning();
  if (!row) throw new Error('The document was not stored.');
  return row;
}

export async function findDocument(q: Queryable, id: number): Promise<DocumentRow | null> {
  const [row] = await q.select().from(documents).where(eq(documents.id, id));
  return row ?? null;
}

/** The documents of orders, oldest first. */
export function listOfOrders(q: Queryable, orderIds: readonly number[]): Promise<DocumentRow[]> {
  return q
    .select()
    .from(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .orderBy(asc(documents.id));
}

/** What the operator has issued to a store, the latest first: invoices of periods, and the credit notes of them. */
export function listBillsOf(q: Queryable, storeId: number): Promise<DocumentRow[]> {
  return q
    .select()
    .from(documents)
    .where(and(eq(documents.storeId, storeId), isNull(documents.orderId)))
    .orderBy(desc(documents.id));
}

export async function findSeller(q: Queryable, storeId: number): Promise<SellerDetailsRow | null> {
  const [row] = await q.select().from(sellerDetails).where(eq(sellerDetails.storeId, storeId));
  return row ?? null;
}

export async function lockSeller(tx: Tx, storeId: number): Promise<SellerDetailsRow | null> {
  const [row] = await tx.select().from(sellerDetails).where(eq(sellerDetails.storeId, storeId)).for('update');
  return row ?? null;
}

/** Returns false if the store has details already. */
export async function insertSeller(tx: Tx, values: typeof sellerDetails.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(sellerDetails)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: sellerDetails.storeId });
  return rows.length > 0;
}

export async function updateSeller(
  q: Queryable,
  storeId: number,
  change: Partial<SellerDetailsRow>,
): Promise<void> {
  await q.update(sellerDetails).set(change).where(eq(sellerDetails.storeId, storeId));
}

/** Notes that a document waits, and why. The time since when it waits is kept. */
export async function noteWaiting(tx: Tx, values: typeof waitingDocuments.$inferInsert): Promise<void> {
  await tx
    .insert(waitingDocuments)
    .values(values)
    .onConflictDoUpdate({ target: waitingDocuments.subject, set: { problems: values.problems } });
}

export async function endWaiting(tx: Tx, subject: string): Promise<void> {
  await tx.delete(waitingDocuments).where(eq(waitingDocuments.subject, subject));
}

export async function isWaiting(q: Queryable, subject: string): Promise<boolean> {
  const rows = await q
    .select({ subject: waitingDocuments.subject })
    .from(waitingDocuments)
    .where(eq(waitingDocuments.subject, subject));
  return rows.length > 0;
}

/** The subjects of waiting documents, of one issuer or of all; the oldest first. */
export async function listWaitingSubjects(q: Queryable, issuer: string | null): Promise<string[]> {
  const rows = await q
    .select({ subject: waitingDocuments.subject })
    .from(waitingDocuments)
    .where(issuer === null ? undefined : eq(waitingDocuments.issuer, issuer))
    .orderBy(asc(waitingDocuments.waitsSince));
  return rows.map(({ subject }) => subject);
}

/** The months (`YYYY-MM`) of a store whose invoices wait, the oldest first. */
export async function listWaitingMonths(q: Queryable, storeId: number): Promise<string[]> {
  const rows = await q
    .select({ subject: waitingDocuments.subject })
    .from(waitingDocuments)
    .where(and(eq(waitingDocuments.storeId, storeId), isNull(waitingDocuments.orderId)))
    .orderBy(asc(waitingDocuments.subject));
  return rows.map(({ subject }) => subject.slice(-7));
}

/** What waits for data of a store. */
export async function waitingOfStore(
  q: Queryable,
  issuer: string,
): Promise<{ count: number; problems: IssueProblem[] }> {
  const rows = await q
    .select({ problems: waitingDocuments.problems })
    .from(waitingDocuments)
    .where(eq(waitingDocuments.issuer, issuer));
  return { count: rows.length, problems: [...new Set(rows.flatMap(({ problems }) => problems))] };
}

/** Orders that earned or kept money since an instant and have neither a document nor one that waits. */
export async function listUndocumented(q: Queryable, since: Date): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(sql`
    select id::float8 as id from unnest(${earnedOrdersSql(sql`${since.toISOString()}::timestamptz`)}) as earned (id)
    where not exists (select 1 from ${documents} where ${documents.orderId} = earned.id)
      and not exists (select 1 from ${waitingDocuments} where ${waitingDocuments.orderId} = earned.id)
    order by id`);
  return rows.map(({ id }) => id);
}
