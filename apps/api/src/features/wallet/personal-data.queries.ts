import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { walletFundings } from './wallet.tables.ts';

/** Clears what the staff wrote about fundings. Amounts and the members who decided are retained for accounting. */
export async function eraseCustomer(tx: Tx, { id }: ErasedCustomer): Promise<void> {
  await tx.update(walletFundings).set({ reason: '', note: null }).where(eq(walletFundings.customerId, id));
}
