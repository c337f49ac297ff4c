import { directionOf, type LanguageCode } from '@errand/domain/language';
import { awaitsCourierFirst } from '@errand/domain/orders';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../../../features/orders/events/index.ts';
import { type StoredOrder, storedOrders } from '../../../features/orders/index.ts';
import { namesOfStores, requireStore } from '../../../features/stores/index.ts';
import { findStorePlace } from '../../../features/stores/stores.views.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { isInScope, scopeOf } from '../../access.ts';
import { listMemberGrants } from '../../staff/member-grants.ts';
import {
  deleteSubscriptions,
  findSubscription,
  listSubscriptionIds,
  type PushRow,
} from '../../staff/push/push-subscriptions.queries.ts';
import { findStaff } from '../../staff/staff.queries.ts';

export const PUSH_JOB = jobName<{ subscriptionId: number; orderId: number }>('console.push');

/** A late notification of a new order is useless. */
const TTL_SECONDS = 600;
/** Push services reject messages without a contact. */
const FALLBACK_CONTACT = 'mailto:console@errand.example';

/**
 * Notifies browsers of a store's members of its new orders. Each message is a job of its own, which is retried alone.
 */
export function registerPushJobs(deps: Deps): void {
  const { jobs } = deps;
  jobs.subscribe(ORDER_PLACED, 'push', ({ orderId }) => queuePushes(deps, orderId));
  // Where couriers confirm first, the store can accept the order only now.
  jobs.subscribe(ORDER_STATUS_CHANGED, 'push', async ({ orderId, to }) => {
    if (to === 'accepted') await queuePushes(deps, orderId);
  });
  jobs.work(PUSH_JOB, ({ subscriptionId, orderId }) => sendPush(deps, subscriptionId, orderId));
}

async function queuePushes(deps: Deps, orderId: number): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  if (order?.storeId == null || !(await canAccept(deps, order))) return;
  const ids = await listSubscriptionIds(deps.db, order.storeId);
  if (ids.length === 0) return;
  await deps.db.transaction(async (tx) => {
    for (const subscriptionId of ids) await deps.jobs.send(tx, PUSH_JOB, { subscriptionId, orderId });
  });
}

/** Whether the order waits for its store, and not for a courier first. */
async function canAccept(deps: Deps, order: StoredOrder): Promise<boolean> {
  const { storeId, status, type, scheduledFor, courierId } = order;
  if (status === 'accepted') return true;
  if (status !== 'pending' || storeId === null) return false;
  const { order_confirmation_model: model } = await deps.settings();
  return !awaitsCourierFirst({
    model,
    type,
    status,
    isScheduled: scheduledFor !== null,
    hasCourier: courierId !== null,
    deliversItself: (await requireStore(deps.db, storeId)).self_delivery,
  });
}

/** Sends one message unless the order no longer waits for its store, and deletes a subscription that has ended. */
async function sendPush(deps: Deps, subscriptionId: number, orderId: number): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  const subscription = await findSubscription(deps.db, subscriptionId);
  if (!order || !subscription || !(await canAccept(deps, order))) return;
  const member = await findStaff(deps.db, subscription.staffId);
  if (!member || member.disabledAt !== null || !(await mayRead(deps, subscription)))
    return deleteSubscriptions(deps.db, [subscriptionId]);
  const { language } = member;
  const [store] = await namesOfStores.list(deps.db, [subscription.storeId], language);
  const { email } = await deps.settings();
  const outcome = await deps.push.send(subscription, {
    text: JSON.stringify(
      pushText({ orderId, storeId: subscription.storeId, store: store?.name ?? '', language }),
    ),
    ttlSeconds: TTL_SECONDS,
    topic: `order-${orderId}`,
    contact: email ? `mailto:${email}` : FALLBACK_CONTACT,
  });
  if (outcome === 'gone') await deleteSubscriptions(deps.db, [subscriptionId]);
}

/** Whether the member may still see the orders of the store. */
async function mayRead(deps: Deps, { staffId, storeId }: PushRow): Promise<boolean> {
  const scope = scopeOf(await listMemberGrants(deps.db, staffId), 'kitchen.read', 'store');
  const place = await findStorePlace(deps.db, storeId);
  return scope !== null && place !== null && isInScope(scope, place);
}

/** Content of the notification that `apps/console/public/push-worker.js` shows. It has no personal data. */
function pushText(about: { orderId: number; storeId: number; store: string; language: LanguageCode }) {
  const { orderId, storeId, store, language } = about;
  return {
    title: textOf('mails.push.title', language, { id: orderId }),
    body: textOf('mails.push.body', language, { store }),
    language,
    direction: directionOf(language),
    tag: `order-${orderId}`,
    path: `/kitchen?store=${storeId}`,
  };
}
