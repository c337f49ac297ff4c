import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { rentalCarts } from './rental.tables.ts';
import { trips, vehicleReviews } from './trips.tables.ts';

const FORMER_CUSTOMER = { en: 'Former customer', ar: 'عميل سابق' };
/** Replaces the pickup place, which customers choose and which may be their home. */
const NOWHERE = { latitude: 0, longitude: 0, name: { en: '' } };

/**
 * Deletes the rental cart, drivers and places of trips, and name, words and replies of reviews. Trips are retained for
 * accounting, and stars for the ratings.
 */
export async function eraseCustomer(tx: Tx, { owner }: ErasedCustomer): Promise<void> {
  await tx.delete(rentalCarts).where(eq(rentalCarts.owner, owner));
  const own = await listOwnOrderIds(tx, owner);
  await tx
    .update(trips)
    .set({ driver: null, pickup: NOWHERE, destination: null, note: null })
    .where(inArray(trips.orderId, own));
  await tx
    .update(vehicleReviews)
    .set({ customerName: FORMER_CUSTOMER, comment: { en: '' }, reply: null, hideReason: null })
    .where(inArray(vehicleReviews.orderId, own));
}
