import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { decrementWishlistCounts } from '../catalog/index.ts';
import { wishedItems, wishedStores, wishedVehicles } from './wishlist.tables.ts';

/** Deletes the wishes. Locks items in the order of their ids, as placing an order does, so the two never deadlock. */
export async function eraseCustomer(tx: Tx, { id }: ErasedCustomer): Promise<void> {
  await tx.delete(wishedStores).where(eq(wishedStores.customerId, id));
  await tx.delete(wishedVehicles).where(eq(wishedVehicles.customerId, id));
  const deleted = await tx
    .delete(wishedItems)
    .where(eq(wishedItems.customerId, id))
    .returning({ itemId: wishedItems.itemId });
  await decrementWishlistCounts(
    tx,
    deleted.map(({ itemId }) => itemId),
  );
}
