import { eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { offlinePayments } from './offline/offline.tables.ts';
import { payments } from './payments.tables.ts';

/**
 * Deletes receipts and notes of offline payments, including the operator's, and the links of payments. Details and
 * payments are retained for accounting.
 */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<OrphanedFiles> {
  const orderIds = await listOwnOrderIds(tx, owner);
  const own = inArray(offlinePayments.orderId, orderIds);
  const rows = await tx.select({ receipt: offlinePayments.receipt }).from(offlinePayments).where(own);
  await tx.update(offlinePayments).set({ note: null, rejectReason: null, receipt: null }).where(own);
  // The payments of orders that the customer claimed still belong to the guest.
  const ownPayments = or(eq(payments.owner, owner), inArray(payments.orderId, orderIds));
  await tx.update(payments).set({ redirectUrl: null, callback: '/' }).where(ownPayments);
  return { privateKeys: rows.flatMap(({ receipt }) => receipt ?? []), pictureKeys: [] };
}
