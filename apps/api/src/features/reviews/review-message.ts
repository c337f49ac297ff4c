import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import { type MessageContents, noticeOf, type TellDeps, tell } from '../messaging/index.ts';
import { lastDelivered, trackingLinks } from '../order-pages/index.ts';
import { type StoredOrder, storedOrders } from '../orders/index.ts';
import { storeNamesOf } from '../stores/stores.views.ts';
import { findOrderToReview } from './review-reminder.service.ts';

const REVIEW_MESSAGE_JOB = jobName<{ orderId: number }>('reviews.remind');

/** After the delivery. */
const DELAY_SECONDS = 24 * 3600;

/** Queues the reminder to review a delivered order, a day later. */
export function scheduleReviewMessage(deps: Pick<Deps, 'db' | 'jobs'>, orderId: number): Promise<void> {
  return deps.jobs.send(deps.db, REVIEW_MESSAGE_JOB, { orderId }, { startAfterSeconds: DELAY_SECONDS });
}

/** Registers the job that reminds customers to review their orders. */
export function registerReviewJobs(deps: Pick<Deps, 'db'> & TellDeps): void {
  deps.jobs.work(REVIEW_MESSAGE_JOB, ({ orderId }) =>
    deps.db.transaction(async (tx) => {
      const order = await storedOrders.find(tx, orderId);
      if (!order || customerIdOf(order.owner) === null) return;
      if ((await findOrderToReview(tx, order.owner))?.id !== orderId) return;
      await tell(deps, tx, {
        event: 'review_reminder',
        subject: `order:${orderId}`,
        recipient: 'owner',
        order,
      });
    }),
  );
}

/** What reminds of a review: the order and its items; null once it is reviewed, or the customer wants no reminder. */
export const REVIEW_CONTENTS = {
  async review_reminder(deps, { orderId }, reader) {
    const order: StoredOrder | null = orderId === null ? null : await storedOrders.find(deps.db, orderId);
    const waiting = order && (await findOrderToReview(deps.db, order.owner));
    if (!waiting || waiting.id !== orderId) return null;
    const { language } = reader;
    const [items, names, sign] = await Promise.all([
      lastDelivered.listItems(deps.db, orderId),
      storeNamesOf(deps.db, [waiting.storeId]),
      trackingLinks.signer(deps),
    ]);
    const store = translated(names.get(waiting.storeId), language);
    const t = (key: TextKey) => textOf(key, language, { store, id: orderId });
    return noticeOf(deps, reader, {
      title: t('notifications.review_reminder.title'),
      description: t('notifications.review_reminder.text'),
      lines: items.map(({ name }) => translated(name, language)),
      path: trackingLinks.of(orderId, sign),
      open: t('mails.order.open'),
      tag: `review-${orderId}`,
    });
  },
} satisfies Partial<MessageContents>;
