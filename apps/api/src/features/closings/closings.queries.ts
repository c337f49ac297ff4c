import { shiftMonth } from '@errand/domain/books';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { SHOP_TIME_ZONE } from '../location/location.views.ts';
import { ledgerClosings } from './closings.tables.ts';

export type ClosingRow = Omit<typeof ledgerClosings.$inferSelect, 'file'>;

/** Without the file, which can be large. */
const COLUMNS = {
  id: ledgerClosings.id,
  month: ledgerClosings.month,
  status: ledgerClosings.status,
  requestedBy: ledgerClosings.requestedBy,
  requestedAt: ledgerClosings.requestedAt,
  checkedAt: ledgerClosings.checkedAt,
  problems: ledgerClosings.problems,
  problemCount: ledgerClosings.problemCount,
  closedBy: ledgerClosings.closedBy,
  closedAt: ledgerClosings.closedAt,
  entries: ledgerClosings.entries,
  hash: ledgerClosings.hash,
};

const isClosed = eq(ledgerClosings.status, 'closed');

/** `2026-02` of the first day of a month. */
export function monthOf({ month }: Pick<ClosingRow, 'month'>): string {
  return month.slice(0, 7);
}

export function dayOf(month: string): string {
  return `${month}-01`;
}

export async function findClosing(q: Queryable, id: number): Promise<ClosingRow | null> {
  const [row] = await q.select(COLUMNS).from(ledgerClosings).where(eq(ledgerClosings.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockClosing(tx: Tx, id: number): Promise<ClosingRow | null> {
  const [row] = await tx.select(COLUMNS).from(ledgerClosings).where(eq(ledgerClosings.id, id)).for('update');
  return row ?? null;
}

/** Closings, the latest month first. Positions in the list are ids, which follow the months. */
export function closingsAfter(q: Queryable, limit: number, after: number | null): Promise<ClosingRow[]> {
  return q
    .select(COLUMNS)
    .from(ledgerClosings)
    .where(after === null ? undefined : lt(ledgerClosings.id, after))
    .orderBy(desc(ledgerClosings.id))
    .limit(limit);
}

export async function countClosings(q: Queryable): Promise<number> {
  return q.$count(ledgerClosings);
}

/** The latest month that has a closing, closed or about to be; null without one. */
export async function latestClosing(q: Queryable): Promise<ClosingRow | null> {
  const [row] = await q.select(COLUMNS).from(ledgerClosings).orderBy(desc(ledgerClosings.month)).limit(1);
  return row ?? null;
}

/** Inserts a closing; null if the month has one. */
export async function insertClosing(
  tx: Tx,
  values: typeof ledgerClosings.$inferInsert,
): Promise<ClosingRow | null> {
  const [row] = await tx.insert(ledgerClosings).values(values).onConflictDoNothing().returning(COLUMNS);
  return row ?? null;
}

export async function updateClosing(
  q: Queryable,
  id: number,
  change: Partial<typeof ledgerClosings.$inferInsert>,
): Promise<void> {
  await q.update(ledgerClosings).set(change).where(eq(ledgerClosings.id, id));
}

export async function deleteClosing(tx: Tx, id: number): Promise<void> {
  await tx.delete(ledgerClosings).where(eq(ledgerClosings.id, id));
}

/** Closed months whose file is not written yet, the first ones first. */
export async function listUnwritten(q: Queryable): Promise<number[]> {
  const rows = await q
    .select({ id: ledgerClosings.id })
    .from(ledgerClosings)
    .where(and(isClosed, isNull(ledgerClosings.file)))
    .orderBy(asc(ledgerClosings.month));
  return rows.map(({ id }) => id);
}

/** The file of a closing, byte by byte; null until it is written. */
export async function findFile(q: Queryable, id: number): Promise<string | null> {
  const [row] = await q
    .select({ file: ledgerClosings.file })
    .from(ledgerClosings)
    .where(eq(ledgerClosings.id, id));
  return row?.file ?? null;
}

/** The closed month of a file, with its hash and its file. */
export async function findClosed(
  q: Queryable,
  month: string,
): Promise<{ hash: string | null; file: string | null } | null> {
  const [row] = await q
    .select({ hash: ledgerClosings.hash, file: ledgerClosings.file })
    .from(ledgerClosings)
    .where(and(isClosed, eq(ledgerClosings.month, dayOf(month))));
  return row ?? null;
}

/** The hash of the month before one; empty for the first closed month. */
export async function hashBefore(q: Queryable, month: string): Promise<string> {
  return (await findClosed(q, shiftMonth(month, -1)))?.hash ?? '';
}

/** The instants at which a month begins and ends in the shop's time zone. */
export async function boundsOfMonth(q: Queryable, month: string): Promise<{ from: Date; until: Date }> {
  const zone = sql.raw(SHOP_TIME_ZONE);
  const { rows } = await q.execute<{ from: string; until: string }>(sql`
    select ${dayOf(month)}::timestamp at time zone ${zone} as from,
      (${dayOf(month)}::timestamp + interval '1 month') at time zone ${zone} as until`);
  const [row] = rows;
  if (!row) throw new Error(`The month ${month} has no bounds.`);
  return { from: new Date(row.from), until: new Date(row.until) };
}
