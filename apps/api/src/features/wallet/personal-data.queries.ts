import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { movedRows, type PersonalData } from '../../platform/personal-data.ts';
import { walletFundings } from './wallet.tables.ts';

export const personalData = {
  /** Clears what the staff wrote about fundings. Amounts and the members who decided are retained for accounting. */
  async erase(tx, { id }) {
    await tx
      .update(walletFundings)
      .set({ reason: '', note: null, takenBackReason: null })
      .where(eq(walletFundings.customerId, id));
  },
  /** Moves fundings, including requests that wait for a second member. */
  merge: movedRows([walletFundings, 'fundings']),
} satisfies PersonalData;

/** Locks the fundings of an account. Call it before the account is locked, because a decision locks in that order. */
export async function lockFundingsOf(tx: Tx, customerId: number): Promise<void> {
  await tx
    .select({ id: walletFundings.id })
    .from(walletFundings)
    .where(eq(walletFundings.customerId, customerId))
    .orderBy(walletFundings.id)
    .for('update');
}
