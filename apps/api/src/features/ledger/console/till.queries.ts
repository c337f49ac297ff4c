import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { operatorBalanceSql } from '../ledger.views.ts';
import { tillDeposits } from '../till-deposits.tables.ts';

export type TillDepositRow = typeof tillDeposits.$inferSelect;

/** Makes two members who change the till wait for each other: the operator's accounts have no lock. */
export async function lockTill(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('till'))`);
}

/** The cash of the shop by the books, in minor units. */
export async function readTillMinor(q: Queryable): Promise<number> {
  const { rows } = await q.execute<{ amount: number }>(
    sql.raw(
      `select ${operatorBalanceSql('house:till')} + ${operatorBalanceSql('house:courier_cash')} as amount`,
    ),
  );
  // The account of money is negative while there is some.
  return 0 - (rows[0]?.amount ?? 0);
}

export function listDepositRows(
  q: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<TillDepositRow[]> {
  return q.select().from(tillDeposits).orderBy(desc(tillDeposits.id)).limit(limit).offset(offset);
}

export async function countDeposits(q: Queryable): Promise<number> {
  return q.$count(tillDeposits);
}

export async function insertDeposit(tx: Tx, row: typeof tillDeposits.$inferInsert): Promise<TillDepositRow> {
  const [stored] = await tx.insert(tillDeposits).values(row).returning();
  if (!stored) throw new Error('The deposit was not stored.');
  return stored;
}

export async function findDeposit(q: Queryable, id: number): Promise<TillDepositRow | null> {
  const [row] = await q.select().from(tillDeposits).where(eq(tillDeposits.id, id));
  return row ?? null;
}

export async function updateDeposit(
  tx: Tx,
  id: number,
  change: Pick<TillDepositRow, 'takenBackBy' | 'takenBackAt' | 'takenBackReason'>,
): Promise<TillDepositRow> {
  const [row] = await tx.update(tillDeposits).set(change).where(eq(tillDeposits.id, id)).returning();
  if (!row) throw new Error('The deposit was not stored.');
  return row;
}
