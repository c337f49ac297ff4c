import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { MergeCustomer } from '../../platform/personal-data.ts';
import { walletFundings } from './wallet.tables.ts';

/** Money added by the staff, and requests that wait for a second person. */
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

/** Locks the fundings of an account. A decision locks its funding before the account, so this comes before the account too. */
export async function lockFundingsOf(tx: Tx, customerId: number): Promise<void> {
  await tx
    .select({ id: walletFundings.id })
    .from(walletFundings)
    .where(eq(walletFundings.customerId, customerId))
    .orderBy(walletFundings.id)
    .for('update');
}
