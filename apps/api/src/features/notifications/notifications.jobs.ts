import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../orders/events/index.ts';
import { isUnpriced, storedOrders } from '../orders/index.ts';
import { PRESCRIPTION_CHECKED, PRESCRIPTION_OFFERED } from '../prescriptions/index.ts';
import { REFUND_EVENTS } from '../refunds/index.ts';
import { CHARGE_EVENTS } from '../rental/index.ts';
import { isNotified, type NotificationKind } from './notification-kinds.ts';
import { insertNotification } from './notifications.queries.ts';

type NotificationDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/** Registers the subscribers that notify customers of their orders and refunds. */
export function registerNotificationJobs(deps: NotificationDeps): void {
  const { jobs } = deps;
  jobs.subscribe(ORDER_PLACED, 'notifications', ({ orderId }) => notifyPlaced(deps, orderId));
  jobs.subscribe(PRESCRIPTION_OFFERED, 'notifications', ({ orderId }) =>
    notify(deps, orderId, 'prescription_offered'),
  );
  jobs.subscribe(PRESCRIPTION_CHECKED, 'notifications', ({ orderId, isReduced }) =>
    notify(deps, orderId, isReduced ? 'prescription_reduced' : 'prescription_checked'),
  );
  jobs.subscribe(ORDER_STATUS_CHANGED, 'notifications', async ({ orderId, to }) => {
    // A retried payment returns the order to `pending`; ORDER_PLACED follows once it is paid.
    if (isNotified(to) && to !== 'pending') await notify(deps, orderId, to);
  });
  jobs.subscribe(CHARGE_EVENTS.charged, 'notifications', ({ orderId }) =>
    notify(deps, orderId, 'trip_charged'),
  );
  jobs.subscribe(CHARGE_EVENTS.settled, 'notifications', ({ orderId }) =>
    notify(deps, orderId, 'charge_settled'),
  );
  jobs.subscribe(REFUND_EVENTS.approved, 'notifications', ({ orderId, refundId }) =>
    notify(deps, orderId, 'refund_approved', refundId),
  );
}

/** An order by prescription is announced to its store twice: when it was sent, and when its offer is accepted. */
async function notifyPlaced(deps: NotificationDeps, orderId: number): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  if (order) await notify(deps, orderId, isUnpriced(order) ? 'prescription_sent' : 'pending');
}

/** Notifies the customer of an order. Guests and deleted accounts get no notifications. */
async function notify(
  deps: NotificationDeps,
  orderId: number,
  kind: NotificationKind,
  refundId: number | null = null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.find(tx, orderId);
    const customerId = order && customerIdOf(order.owner);
    if (!customerId) return;
    // The lock makes a deletion of the account wait, so that no notification is written after it.
    const customer = await customerAccounts.lock(tx, customerId);
    if (!customer || customer.removedAt !== null) return;
    await insertNotification(tx, { customerId, orderId, kind, refundId, createdAt: new Date(deps.now()) });
  });
}
