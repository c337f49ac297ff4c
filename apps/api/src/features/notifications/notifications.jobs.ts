import { isNotified, type NotificationKind } from '@errand/domain/notifications';
import type { Deps } from '../../platform/deps.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../orders/events/index.ts';
import { isUnpriced, storedOrders } from '../orders/index.ts';
import { PRESCRIPTION_CHECKED, PRESCRIPTION_OFFERED } from '../prescriptions/index.ts';
import { REFUND_EVENTS } from '../refunds/index.ts';
import { CHARGE_EVENTS } from '../rental/index.ts';
import { insertNotification } from './notifications.queries.ts';
import { MESSAGE_JOB, queueMessages } from './queue-messages.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

type NotificationDeps = SendDeps & Pick<Deps, 'events'>;

/** Registers the subscribers that tell customers and guests of their orders and refunds, and the job that sends each message. */
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
  jobs.work(MESSAGE_JOB, ({ id }) => sendMessage(deps, id));
}

/** An order by prescription is announced to its store twice: when it was sent, and when its offer is accepted. */
async function notifyPlaced(deps: NotificationDeps, orderId: number): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  if (order) await notify(deps, orderId, isUnpriced(order) ? 'prescription_sent' : 'pending');
}

/** Tells the owner of an order of an event. Customers also have it in their list; deleted accounts are told nothing. */
async function notify(
  deps: NotificationDeps,
  orderId: number,
  kind: NotificationKind,
  refundId: number | null = null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.find(tx, orderId);
    if (!order) return;
    const customerId = customerIdOf(order.owner);
    if (customerId !== null) {
      // The lock makes a deletion of the account wait, so that no notification is written after it.
      const customer = await customerAccounts.lock(tx, customerId);
      if (!customer || customer.removedAt !== null) return;
      await insertNotification(tx, { customerId, orderId, kind, refundId, createdAt: new Date(deps.now()) });
      await deps.events.publish(tx, ownerTopic(order.owner), { kind: 'notifications', by: null });
    }
    await queueMessages(deps, tx, order, { kind, refundId });
  });
}
