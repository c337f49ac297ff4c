import {
  isNotificationKind,
  isNotified,
  type NotificationKind,
  type OwnerEvent,
  type ReceiverEvent,
} from '@errand/domain/notifications';
import type { OrderStatus } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { type TellDeps, tell } from '../messaging/index.ts';
import {
  OFFLINE_PAYMENT_DECIDED,
  ORDER_EDITED,
  ORDER_PLACED,
  ORDER_STATUS_CHANGED,
} from '../orders/events/index.ts';
import { isUnpriced, type StoredOrder, storedOrders } from '../orders/index.ts';
import { PRESCRIPTION_CHECKED, PRESCRIPTION_OFFERED } from '../prescriptions/index.ts';
import { REFUND_EVENTS } from '../refunds/index.ts';
import { CHARGE_EVENTS, TRIP_CHANGED, TRIP_REMINDER } from '../rental/index.ts';
import { reviewReminders } from '../reviews/index.ts';
import { insertNotification } from './notifications.queries.ts';

type NotificationDeps = Pick<Deps, 'db' | 'events'> & TellDeps;
type Happened = { kind: OwnerEvent; refundId?: number; occasion?: string; isListedOnly?: boolean };

/** Registers the subscribers that tell customers, guests and receivers of their orders, parcels, trips and refunds. */
export function registerNotificationJobs(deps: NotificationDeps): void {
  const { jobs } = deps;
  const on = (orderId: number, happened: Happened) => notify(deps, orderId, () => happened);
  jobs.subscribe(ORDER_PLACED, 'notifications', ({ orderId }) =>
    // An order by prescription is announced to its store twice: when it was sent, and when its offer is accepted.
    notify(
      deps,
      orderId,
      (order) => ({ kind: isUnpriced(order) ? 'prescription_sent' : 'pending' }),
      'parcel_placed',
    ),
  );
  jobs.subscribe(ORDER_STATUS_CHANGED, 'notifications', async ({ orderId, from, to, awaitedPayment }) => {
    // A retried payment returns the order to `pending`; ORDER_PLACED follows once it is paid.
    if (!isNotified(to) || to === 'pending') return;
    // An order that was never paid was announced to nobody, so that its end is only in the list.
    if (awaitedPayment && to === 'canceled')
      return notify(deps, orderId, () => ({ kind: to, isListedOnly: true }));
    const happened = ({ type }: StoredOrder) => ({ kind: kindOf(type, from, to) });
    await notify(deps, orderId, happened, receiverEventOf(from, to));
    if (to === 'delivered') await reviewReminders.schedule(deps, orderId);
  });
  jobs.subscribe(ORDER_EDITED, 'notifications', ({ orderId, editId }) =>
    on(orderId, { kind: 'edited', occasion: `edit:${editId}` }),
  );
  jobs.subscribe(OFFLINE_PAYMENT_DECIDED, 'notifications', ({ orderId, outcome, at }) =>
    on(orderId, { kind: `transfer_${outcome}`, occasion: `transfer:${orderId}:${at}` }),
  );
  jobs.subscribe(PRESCRIPTION_OFFERED, 'notifications', ({ orderId }) =>
    on(orderId, { kind: 'prescription_offered' }),
  );
  jobs.subscribe(PRESCRIPTION_CHECKED, 'notifications', ({ orderId, isReduced }) =>
    on(orderId, { kind: isReduced ? 'prescription_reduced' : 'prescription_checked' }),
  );
  jobs.subscribe(TRIP_CHANGED, 'notifications', ({ orderId, at }) =>
    on(orderId, { kind: 'trip_changed', occasion: `change:${orderId}:${at}` }),
  );
  jobs.subscribe(TRIP_REMINDER, 'notifications', ({ orderId, kind }) => on(orderId, { kind }));
  jobs.subscribe(CHARGE_EVENTS.charged, 'notifications', ({ orderId }) =>
    on(orderId, { kind: 'trip_charged' }),
  );
  jobs.subscribe(CHARGE_EVENTS.settled, 'notifications', ({ orderId }) =>
    on(orderId, { kind: 'charge_settled' }),
  );
  jobs.subscribe(REFUND_EVENTS.approved, 'notifications', ({ orderId, refundId }) =>
    on(orderId, { kind: 'refund_approved', refundId }),
  );
}

/** A parcel that is canceled after its pickup is brought back. */
function kindOf(type: StoredOrder['type'], from: OrderStatus, to: NotificationKind): NotificationKind {
  return type === 'parcel' && from === 'picked_up' && to === 'canceled' ? 'comes_back' : to;
}

function receiverEventOf(from: OrderStatus, to: OrderStatus): ReceiverEvent | undefined {
  if (to === 'picked_up' || to === 'delivered') return `parcel_${to}`;
  if (to !== 'canceled') return undefined;
  return from === 'picked_up' ? 'parcel_comes_back' : 'parcel_canceled';
}

/** Tells the owner of an order of an event, and the receiver of a parcel. Customers also have it in their list. */
async function notify(
  deps: NotificationDeps,
  orderId: number,
  happenedTo: (order: StoredOrder) => Happened,
  receiverEvent?: ReceiverEvent,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.find(tx, orderId);
    if (!order) return;
    const subject = `order:${orderId}`;
    if (receiverEvent && order.type === 'parcel')
      await tell(deps, tx, { event: receiverEvent, subject, recipient: 'receiver', order });
    const { kind, refundId = null, occasion = '', isListedOnly = false } = happenedTo(order);
    const isListed = await listNotification(deps, tx, order, { kind, refundId, occasion });
    if (!isListed || isListedOnly) return;
    const happened = refundId === null ? occasion || subject : `refund:${refundId}`;
    await tell(deps, tx, { event: kind, subject: happened, recipient: 'owner', order });
  });
}

/** Adds an event to the list of the customer who owns the order. Returns false for deleted accounts, which are told nothing. */
async function listNotification(
  deps: NotificationDeps,
  tx: Tx,
  { id: orderId, owner }: StoredOrder,
  { kind, ...event }: { kind: OwnerEvent; refundId: number | null; occasion: string },
): Promise<boolean> {
  const customerId = customerIdOf(owner);
  if (customerId === null) return true;
  // The lock makes a deletion of the account wait, so that no notification is written after it.
  const customer = await customerAccounts.lock(tx, customerId);
  if (!customer || customer.removedAt !== null) return false;
  if (!isNotificationKind(kind)) return true;
  await insertNotification(tx, { customerId, orderId, kind, ...event, createdAt: new Date(deps.now()) });
  await deps.events.publish(tx, ownerTopic(owner), { kind: 'notifications', by: null });
  return true;
}
