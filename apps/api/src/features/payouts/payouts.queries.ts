import type { Payee, PayoutState } from '@errand/domain/books';
import { and, desc, eq, inArray, isNotNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { payeeKey, payeeOfRow } from './payee.ts';
import { payoutAccounts, payoutHolds, payoutRuns, payouts } from './payouts.tables.ts';

export type AccountRow = typeof payoutAccounts.$inferSelect;
export type HoldRow = typeof payoutHolds.$inferSelect;
export type RunRow = typeof payoutRuns.$inferSelect;
export type PayoutRow = typeof payouts.$inferSelect;

type PayeeTable = { storeId: PgColumn; courierId: PgColumn };

/** SQL condition: the row is one of these payees'. */
function isOfPayees({ storeId, courierId }: PayeeTable, payees: readonly Payee[]): SQL | undefined {
  const ids = (account: Payee['account']) =>
    payees.filter((payee) => payee.account === account).map(({ id }) => id);
  return or(inArray(storeId, ids('store')), inArray(courierId, ids('courier')));
}

/** The accounts of payees by `payeeKey`. */
export async function findAccounts(q: Queryable, payees: readonly Payee[]): Promise<Map<string, AccountRow>> {
  const rows = await q.select().from(payoutAccounts).where(isOfPayees(payoutAccounts, payees));
  return new Map(rows.map((row) => [payeeKey(payeeOfRow(row)), row]));
}

/** Locks the account of a payee until the transaction ends. */
export async function lockAccount(tx: Tx, payee: Payee): Promise<AccountRow | null> {
  const [row] = await tx
    .select()
    .from(payoutAccounts)
    .where(isOfPayees(payoutAccounts, [payee]))
    .for('update');
  return row ?? null;
}

/** Returns false if the payee has an account already. */
export async function insertAccount(tx: Tx, values: typeof payoutAccounts.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(payoutAccounts)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: payoutAccounts.id });
  return rows.length > 0;
}

export async function updateAccount(tx: Tx, id: number, change: Partial<AccountRow>): Promise<void> {
  await tx.update(payoutAccounts).set(change).where(eq(payoutAccounts.id, id));
}

/** Notes that a payout to the account came back, unless the account was changed since the payout was planned. */
export async function markAccountFailed(tx: Tx, row: PayoutRow, at: Date): Promise<void> {
  if (row.accountChangedAt === null) return;
  await tx
    .update(payoutAccounts)
    .set({ failedAt: at })
    .where(
      and(isOfPayees(payoutAccounts, [payeeOfRow(row)]), eq(payoutAccounts.changedAt, row.accountChangedAt)),
    );
}

export function listHolds(q: Queryable, payee: Payee): Promise<HoldRow[]> {
  return q
    .select()
    .from(payoutHolds)
    .where(isOfPayees(payoutHolds, [payee]))
    .orderBy(desc(payoutHolds.id));
}

export async function insertHold(tx: Tx, values: typeof payoutHolds.$inferInsert): Promise<void> {
  await tx.insert(payoutHolds).values(values);
}

export async function findHold(q: Queryable, id: number): Promise<HoldRow | null> {
  const [row] = await q.select().from(payoutHolds).where(eq(payoutHolds.id, id));
  return row ?? null;
}

export async function lockHold(tx: Tx, id: number): Promise<HoldRow | null> {
  const [row] = await tx.select().from(payoutHolds).where(eq(payoutHolds.id, id)).for('update');
  return row ?? null;
}

export async function updateHold(tx: Tx, id: number, change: Partial<HoldRow>): Promise<void> {
  await tx.update(payoutHolds).set(change).where(eq(payoutHolds.id, id));
}

/** Returns null if a run of the same intent exists. */
export async function insertRun(tx: Tx, values: typeof payoutRuns.$inferInsert): Promise<RunRow | null> {
  const [row] = await tx.insert(payoutRuns).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findRunByIntent(q: Queryable, intent: string): Promise<RunRow | null> {
  const [row] = await q.select().from(payoutRuns).where(eq(payoutRuns.intent, intent));
  return row ?? null;
}

export async function findRun(q: Queryable, id: number): Promise<RunRow | null> {
  const [row] = await q.select().from(payoutRuns).where(eq(payoutRuns.id, id));
  return row ?? null;
}

export function listRunsById(q: Queryable, ids: readonly number[]): Promise<RunRow[]> {
  return q
    .select()
    .from(payoutRuns)
    .where(inArray(payoutRuns.id, [...ids]));
}

/** Locks a run until the transaction ends. */
export async function lockRun(tx: Tx, id: number): Promise<RunRow | null> {
  const [row] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for('update');
  return row ?? null;
}

export async function updateRun(tx: Tx, id: number, change: Partial<RunRow>): Promise<void> {
  await tx.update(payoutRuns).set(change).where(eq(payoutRuns.id, id));
}

/** Inserts payouts. Those of payees that are planned in another run are skipped; it returns the number of the others. */
export async function insertPayouts(
  tx: Tx,
  values: (typeof payouts.$inferInsert)[],
): Promise<{ planned: number }> {
  if (values.length === 0) return { planned: 0 };
  const rows = await tx
    .insert(payouts)
    .values(values)
    .onConflictDoNothing()
    .returning({ status: payouts.status });
  return { planned: rows.filter(({ status }) => status === 'planned').length };
}

/** The payouts of a run, the largest first, and those that are left out at the end. */
export function listPayouts(q: Queryable, runId: number): Promise<PayoutRow[]> {
  return q
    .select()
    .from(payouts)
    .where(eq(payouts.runId, runId))
    .orderBy(eq(payouts.status, 'left_out'), desc(payouts.amountMinor), payouts.id);
}

export async function findPayout(q: Queryable, id: number): Promise<PayoutRow | null> {
  const [row] = await q.select().from(payouts).where(eq(payouts.id, id));
  return row ?? null;
}

/** Locks a payout until the transaction ends. */
export async function lockPayout(tx: Tx, id: number): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

/** Locks the sent payouts with these references, and those of the runs of these ids. */
export function lockSentPayouts(
  tx: Tx,
  { references, runIds }: { references: readonly string[]; runIds: readonly number[] },
): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(
      and(
        isNotNull(payouts.sentAt),
        or(inArray(payouts.reference, [...references]), inArray(payouts.runId, [...runIds])),
      ),
    )
    .orderBy(payouts.id)
    .for('update');
}

export async function updatePayout(tx: Tx, id: number, change: Partial<PayoutRow>): Promise<void> {
  await tx.update(payouts).set(change).where(eq(payouts.id, id));
}

export type PayoutStatement = Required<
  Pick<PayoutRow, 'id' | 'statement' | 'throughEntry' | 'balanceAfterMinor'>
>;

/** Stores that planned payouts are sent, each with its statement. A payout of 0 is paid at once: it moves no money. */
export async function markSent(tx: Tx, statements: readonly PayoutStatement[], at: Date): Promise<void> {
  await tx.execute(sql`
    update payouts p set sent_at = ${at.toISOString()}::timestamptz, statement = s.statement, through_entry = s."throughEntry",
      balance_after_minor = s."balanceAfterMinor", status = case when p.amount_minor = 0 then 'paid' else 'sent' end,
      settled_at = case when p.amount_minor = 0 then ${at.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(statements)}::jsonb)
      as s(id int, statement jsonb, "throughEntry" int8, "balanceAfterMinor" int8)
    where p.id = s.id`);
}

/** Leaves the planned payouts of a run out. */
export async function leaveOutAll(tx: Tx, runId: number): Promise<void> {
  await tx
    .update(payouts)
    .set({ status: 'left_out', leftOut: 'by_member' })
    .where(and(eq(payouts.runId, runId), eq(payouts.status, 'planned')));
}

/** The latest sent payouts of a payee. */
export function listSentPayouts(q: Queryable, payee: Payee, limit: number): Promise<PayoutRow[]> {
  return q
    .select()
    .from(payouts)
    .where(and(isOfPayees(payouts, [payee]), isNotNull(payouts.sentAt)))
    .orderBy(desc(payouts.id))
    .limit(limit);
}

/** The last entry of each payee that a statement has, by `payeeKey`. */
export async function findLastEntries(q: Queryable, payees: readonly Payee[]): Promise<Map<string, number>> {
  const rows = await q
    .select({ storeId: payouts.storeId, courierId: payouts.courierId, last: max(payouts.throughEntry) })
    .from(payouts)
    .where(and(isOfPayees(payouts, payees), isNotNull(payouts.throughEntry)))
    .groupBy(payouts.storeId, payouts.courierId);
  return new Map(rows.map((row) => [payeeKey(payeeOfRow(row)), Number(row.last)]));
}

const COUNTED: readonly PayoutState[] = ['planned', 'sent', 'paid', 'rejected', 'returned'];

type RunSums = { runId: number; count: number; totalMinor: number; open: number };

/** What runs pay. */
export async function sumRuns(q: Queryable, runIds: readonly number[]): Promise<Map<number, RunSums>> {
  const counted = sql`filter (where ${inArray(payouts.status, [...COUNTED])})`;
  const rows = await q
    .select({
      runId: payouts.runId,
      count: sql<number>`count(*) ${counted}`.mapWith(Number),
      totalMinor: sql<number>`coalesce(sum(${payouts.amountMinor}) ${counted}, 0)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${eq(payouts.status, 'sent')})`.mapWith(Number),
    })
    .from(payouts)
    .where(inArray(payouts.runId, [...runIds]))
    .groupBy(payouts.runId);
  return new Map(rows.map((row) => [row.runId, row]));
}
