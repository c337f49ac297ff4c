import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { offlinePayments } from './offline/offline.tables.ts';

/** Deletes the notes of offline payments; their details and the payments stay for the books. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<void> {
  const own = inArray(offlinePayments.orderId, await listOwnOrderIds(tx, owner));
  await tx.update(offlinePayments).set({ note: null }).where(own);
}
