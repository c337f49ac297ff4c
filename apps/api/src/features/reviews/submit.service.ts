import type { ParsedInput } from '@errand/contract';
import type { submitCourierReview, submitItemReview } from '@errand/contract/reviews';
import { MAX_IMAGES } from '@errand/domain/media';
import { canReview } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { CONSOLE_CHANGED } from '../../platform/events/index.ts';
import { requirePictures, storeEach } from '../../platform/files/index.ts';
import { AppError, customerIdOf, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { addItemRating } from '../catalog/index.ts';
import { publishCatalogChanged } from '../catalog/writes/index.ts';
import { addCourierRating } from '../couriers/index.ts';
import { deliveredAt, orderChanged, ownOrders, type StoredOrder } from '../orders/index.ts';
import { areReviewsOn, storeCounts } from '../stores/index.ts';
import { findCourierReview, findItemReview, saveCourierReview, saveItemReview } from './reviews.queries.ts';

type SubmitContext = RequestContext<'db' | 'events' | 'files' | 'now'>;

/**
 * Saves stars, comment and pictures for an item of one of the viewer's delivered orders. A second review
 * replaces the first; its pictures stay unless new ones are sent, and one that staff have hidden stays hidden.
 */
export async function reviewItem(
  ctx: SubmitContext,
  body: ParsedInput<typeof submitItemReview>['body'],
): Promise<{ message: string }> {
  const uploads = await requirePictures(ctx.uploads, 'attachment', MAX_IMAGES);
  await ctx.db.transaction(async (tx) => {
    const order = await requireDelivered(ctx, tx, body.order_id);
    const { storeId } = order;
    if (storeId === null || !(await ownOrders.hasItem(tx, order.id, body.item_id)))
      throw new AppError('review_not_allowed');
    if (!(await areReviewsOn(tx, storeId))) throw new AppError('reviews_off');
    const given = await findItemReview(tx, order.id, body.item_id);
    const pictures = await storeEach(uploads, (bytes) => ctx.files.putOwn(tx, bytes));
    const customerId = customerIdOf(order.owner);
    await saveItemReview(tx, {
      id: given?.id,
      storeId,
      itemId: body.item_id,
      orderId: order.id,
      customerId,
      customerName: { en: await nameOf(tx, order, customerId) },
      rating: body.rating,
      comment: { en: body.comment },
      pictures: pictures.length > 0 ? pictures : (given?.pictures ?? []),
      language: ctx.language,
      createdAt: given?.createdAt ?? new Date(ctx.now()),
    });
    if (!given?.hiddenAt) {
      const stars = { rating: body.rating, before: given?.rating ?? null };
      await addItemRating(tx, body.item_id, stars);
      await storeCounts.addRating(tx, storeId, stars);
    }
    const place = { zoneIds: [order.zoneId], storeId };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'reviews', id: null, place });
    await orderChanged(ctx, tx, order.id);
    await publishCatalogChanged(ctx, tx);
  });
  return { message: textOf('messages.review_saved', ctx.language) };
}

/** Saves a review of the courier of a delivered order. One that staff have hidden stays hidden. */
export async function reviewCourier(
  ctx: SubmitContext,
  body: ParsedInput<typeof submitCourierReview>['body'],
): Promise<{ message: string }> {
  const uploads = await requirePictures(ctx.uploads, 'attachment', MAX_IMAGES);
  await ctx.db.transaction(async (tx) => {
    const order = await requireDelivered(ctx, tx, body.order_id);
    const { courierId } = order;
    if (courierId === null || courierId !== body.delivery_man_id) throw new AppError('review_not_allowed');
    const given = await findCourierReview(tx, order.id);
    const pictures = await storeEach(uploads, (bytes) => ctx.files.putOwn(tx, bytes));
    await saveCourierReview(tx, {
      id: given?.id,
      courierId,
      orderId: order.id,
      rating: body.rating,
      comment: body.comment,
      pictures: pictures.length > 0 ? pictures : (given?.pictures ?? []),
      createdAt: given?.createdAt ?? new Date(ctx.now()),
    });
    if (!given?.hiddenAt)
      await addCourierRating(tx, courierId, { rating: body.rating, before: given?.rating ?? null });
    const place = { zoneIds: [order.zoneId], storeId: null };
    await ctx.events.publish(tx, CONSOLE_CHANGED, { resource: 'reviews', id: null, place });
    await orderChanged(ctx, tx, order.id);
  });
  return { message: textOf('messages.review_saved', ctx.language) };
}

async function requireDelivered(ctx: RequestContext, tx: Tx, orderId: number): Promise<StoredOrder> {
  const order = await ownOrders.require(ctx, tx, orderId);
  const at = await deliveredAt(tx, order.id);
  if (!canReview({ deliveredAtMs: at?.getTime() ?? null })) throw new AppError('review_not_allowed');
  return order;
}

/** The public name of a reviewer is the first name. */
async function nameOf(tx: Tx, order: StoredOrder, customerId: number | null): Promise<string> {
  const own = customerId === null ? null : await customerAccounts.findContact(tx, customerId);
  return own?.firstName ?? order.contact.name.split(/\s+/)[0] ?? '';
}
