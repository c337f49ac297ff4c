import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { deliveries } from './deliveries.tables.ts';

/** Removes the pictures that couriers took at the customer's door. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<OrphanedFiles> {
  const own = inArray(deliveries.orderId, await listOwnOrderIds(tx, owner));
  const rows = await tx.select({ proof: deliveries.proof }).from(deliveries).where(own);
  await tx.update(deliveries).set({ proof: null }).where(own);
  return { privateKeys: [], pictureKeys: rows.flatMap(({ proof }) => proof ?? []) };
}
