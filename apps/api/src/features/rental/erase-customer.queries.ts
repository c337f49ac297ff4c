import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { rentalCarts } from './rental.tables.ts';
import { trips, vehicleReviews } from './trips.tables.ts';

const FORMER_CUSTOMER = { en: 'Former customer', ar: 'عميل سابق' };

/** Deletes the rental cart, the drivers of trips and the name under reviews; the trips themselves stay for the books. */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<void> {
  await tx.delete(rentalCarts).where(eq(rentalCarts.owner, owner));
  const own = await listOwnOrderIds(tx, owner);
  await tx.update(trips).set({ driver: null }).where(inArray(trips.orderId, own));
  await tx
    .update(vehicleReviews)
    .set({ customerName: FORMER_CUSTOMER })
    .where(inArray(vehicleReviews.orderId, own));
}
