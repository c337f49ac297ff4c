import { desc, eq, inArray, or } from 'drizzle-orm';
import { movedRows, type PersonalData } from '../../platform/personal-data.ts';
import { translationsOf } from '../../platform/texts/index.ts';
import { ownOrders } from '../orders/index.ts';
import { courierReviews, reviews } from './reviews.tables.ts';

export const personalData = {
  /** Deletes name, words, pictures and replies of the reviews. The stars stay: ratings are computed from them. */
  async erase(tx, { id, owner }) {
    const orderIds = await ownOrders.listIds(tx, owner);
    const own = or(eq(reviews.customerId, id), inArray(reviews.orderId, orderIds));
    const ofCouriers = inArray(courierReviews.orderId, orderIds);
    const rows = [
      ...(await tx.select({ pictures: reviews.pictures }).from(reviews).where(own)),
      ...(await tx.select({ pictures: courierReviews.pictures }).from(courierReviews).where(ofCouriers)),
    ];
    await tx
      .update(reviews)
      .set({
        customerName: translationsOf('catalog.formerCustomer'),
        comment: { en: '' },
        reply: null,
        hideReason: null,
        pictures: [],
      })
      .where(own);
    await tx.update(courierReviews).set({ comment: '', hideReason: null, pictures: [] }).where(ofCouriers);
    return { privateKeys: [], pictureKeys: rows.flatMap(({ pictures }) => pictures) };
  },
  async export(q, { id, owner }) {
    const orderIds = await ownOrders.listIds(q, owner);
    const [ofItems, courier_reviews] = await Promise.all([
      q.select().from(reviews).where(eq(reviews.customerId, id)).orderBy(desc(reviews.id)),
      q.select().from(courierReviews).where(inArray(courierReviews.orderId, orderIds)),
    ]);
    return { reviews: ofItems.map(({ customerId: _, ...review }) => review), courier_reviews };
  },
  /** Reviews keep the name that they were written under. Those of couriers belong to their orders. */
  merge: movedRows([reviews, 'reviews']),
} satisfies PersonalData;
