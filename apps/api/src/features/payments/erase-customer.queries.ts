import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { offlinePayments } from './offline/offline.tables.ts';
import { payments } from './payments.tables.ts';

/** Deletes the notes of offline payments, the operator's too, and the links of payments; details and payments stay for the books. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<void> {
  const own = inArray(offlinePayments.orderId, await listOwnOrderIds(tx, owner));
  await tx.update(offlinePayments).set({ note: null, rejectReason: null }).where(own);
  await tx.update(payments).set({ redirectUrl: null, callback: '/' }).where(eq(payments.owner, owner));
}
