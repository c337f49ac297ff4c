import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { bankCharges } from './demo-bank.tables.ts';

export type BankCharge = typeof bankCharges.$inferSelect;

export async function openCharge(q: Queryable, row: typeof bankCharges.$inferInsert): Promise<BankCharge> {
  await q.insert(bankCharges).values(row).onConflictDoNothing();
  const [charge] = await q.select().from(bankCharges).where(eq(bankCharges.chargeId, row.chargeId));
  return charge as BankCharge;
}

export async function findCharge(q: Queryable, reference: string): Promise<BankCharge | null> {
  const [row] = await q.select().from(bankCharges).where(eq(bankCharges.reference, reference));
  return row ?? null;
}

/** Decides an open charge; false when it is already decided or has expired. */
export async function decideCharge(
  q: Queryable,
  reference: string,
  state: BankCharge['state'],
  now: Date,
): Promise<boolean> {
  const decided = await q
    .update(bankCharges)
    .set({ state })
    .where(
      and(
        eq(bankCharges.reference, reference),
        eq(bankCharges.state, 'open'),
        gt(bankCharges.expiresAt, now),
      ),
    )
    .returning({ reference: bankCharges.reference });
  return decided.length > 0;
}

/** Refunds a part of a charge, idempotent by the refund's id; false if less than the amount is left. */
export async function refundCharge(
  q: Queryable,
  reference: string,
  refundId: string,
  amountMinor: number,
): Promise<boolean> {
  const { refunds, refundedMinor } = bankCharges;
  await q
    .update(bankCharges)
    .set({
      refunds: sql`${refunds} || jsonb_build_object(${refundId}::text, ${amountMinor}::bigint)`,
      refundedMinor: sql`${refundedMinor} + ${amountMinor}`,
    })
    .where(
      and(
        eq(bankCharges.reference, reference),
        sql`not ${refunds} ? ${refundId}`,
        sql`${refundedMinor} + ${amountMinor} <= ${bankCharges.amountMinor}`,
      ),
    );
  return refundId in ((await findCharge(q, reference))?.refunds ?? {});
}
