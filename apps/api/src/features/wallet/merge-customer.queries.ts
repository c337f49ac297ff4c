import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { walletFundings } from './wallet.tables.ts';

/** Moves fundings, including requests that wait for a second member. */
export const mergeCustomer: MergeCustomer = {
  count: async (q, { from }) => [
    {
      kind: 'fundings',
      moved: await q.$count(walletFundings, eq(walletFundings.customerId, from.id)),
      dropped: 0,
    },
  ],
  async move(_ctx, tx, { from, into }) {
    await tx
      .update(walletFundings)
      .set({ customerId: into.id })
      .where(eq(walletFundings.customerId, from.id));
  },
};

/** Locks the fundings of an account. Call it before the account is locked, because a decision locks in that order. */
export async function lockFundingsOf(tx: Tx, customerId: number): Promise<void> {
  await tx
    .select({ id: walletFundings.id })
    .from(walletFundings)
    .where(eq(walletFundings.customerId, customerId))
    .orderBy(walletFundings.id)
    .for('update');
}
