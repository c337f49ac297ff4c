import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { orderRefunds } from './refunds.tables.ts';

/** Deletes note and pictures of refund requests; reason and amount are retained for accounting. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<OrphanedFiles> {
  const own = inArray(orderRefunds.orderId, await listOwnOrderIds(tx, owner));
  const rows = await tx.select({ pictures: orderRefunds.pictures }).from(orderRefunds).where(own);
  await tx.update(orderRefunds).set({ note: null, pictures: [] }).where(own);
  return { privateKeys: [], pictureKeys: rows.flatMap(({ pictures }) => pictures) };
}
