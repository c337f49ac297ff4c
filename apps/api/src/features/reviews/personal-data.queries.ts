import { eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { ErasedCustomer, OrphanedFiles } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { courierReviews, reviews } from './reviews.tables.ts';

const FORMER_CUSTOMER = { en: 'Former customer', ar: 'عميل سابق' };

/** Deletes name, words, pictures and replies of the reviews. The stars stay: ratings are computed from them. */
export async function eraseCustomer(tx: Tx, { id, owner }: ErasedCustomer): Promise<OrphanedFiles> {
  const orderIds = await listOwnOrderIds(tx, owner);
  const own = or(eq(reviews.customerId, id), inArray(reviews.orderId, orderIds));
  const ofCouriers = inArray(courierReviews.orderId, orderIds);
  const rows = [
    ...(await tx.select({ pictures: reviews.pictures }).from(reviews).where(own)),
    ...(await tx.select({ pictures: courierReviews.pictures }).from(courierReviews).where(ofCouriers)),
  ];
  await tx
    .update(reviews)
    .set({ customerName: FORMER_CUSTOMER, comment: { en: '' }, reply: null, hideReason: null, pictures: [] })
    .where(own);
  await tx.update(courierReviews).set({ comment: '', hideReason: null, pictures: [] }).where(ofCouriers);
  return { privateKeys: [], pictureKeys: rows.flatMap(({ pictures }) => pictures) };
}
