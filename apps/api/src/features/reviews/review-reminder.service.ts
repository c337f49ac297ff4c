import type { ResponseOf } from '@errand/contract';
import type { getReviewReminder } from '@errand/contract/reviews';
import { type Queryable, translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { lastDelivered } from '../order-pages/index.ts';
import { areReviewsOn } from '../stores/index.ts';
import { storeNamesOf } from '../stores/stores.views.ts';
import { isReviewed } from './reviews.queries.ts';

/** The last delivered order of the customer while it waits for a review. */
export async function getReminder(ctx: RequestContext<'db'>): Promise<ResponseOf<typeof getReviewReminder>> {
  const order = await findOrderToReview(ctx.db, `customer:${requireCustomerId(ctx)}`);
  const items = order ? await lastDelivered.listItems(ctx.db, order.id) : [];
  // A prescription order has no items before its store adds them.
  if (!order || items.length === 0)
    return { order_id: null, store_id: null, store_name: '', delivered_at: null, items: [] };
  const names = await storeNamesOf(ctx.db, [order.storeId]);
  return {
    order_id: order.id,
    store_id: order.storeId,
    store_name: translated(names.get(order.storeId), ctx.language),
    delivered_at: order.deliveredAt.toISOString(),
    items: items.map(({ id, name, picture }) => ({
      id,
      name: translated(name, ctx.language),
      image_full_url: mediaUrl(ctx.publicUrl, picture),
    })),
  };
}

/** Cancels the reminder; the next delivered order causes another one. */
export async function cancelReminder(ctx: RequestContext<'db' | 'now'>): Promise<{ message: string }> {
  const order = await findOrderToReview(ctx.db, `customer:${requireCustomerId(ctx)}`);
  if (order) await lastDelivered.cancelReminder(ctx.db, order.id, new Date(ctx.now()));
  return { message: textOf('messages.review_reminder_canceled', ctx.language) };
}

/** The last delivered order of an owner while it waits for a review; null for none, or once its reminder is canceled. */
export async function findOrderToReview(q: Queryable, owner: string) {
  const order = await lastDelivered.find(q, owner);
  if (!order || order.reviewReminderCanceledAt !== null) return null;
  const [isOn, isDone] = await Promise.all([areReviewsOn(q, order.storeId), isReviewed(q, order.id)]);
  return isOn && !isDone ? order : null;
}
