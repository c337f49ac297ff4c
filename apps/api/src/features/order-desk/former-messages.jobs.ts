import type { MessageChannel, MessageEvent } from '@errand/domain/notifications';
import type { OrderStatus } from '@errand/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import { jobName, subscriberQueue } from '../../platform/jobs/index.ts';
import { type TellDeps, tell } from '../messaging/index.ts';
import { type OfflinePaymentOutcome, ORDER_PLACED, ORDER_STATUS_CHANGED } from '../orders/events/index.ts';
import { storedOrders } from '../orders/index.ts';
import type { MessageKind } from '../parcel/index.ts';
import { CHARGE_EVENTS, TRIP_CHANGED } from '../rental/index.ts';
import { findEdit } from './edit/order-edits.queries.ts';

type TripKind = keyof typeof TRIP_EVENTS;
type End = { end: 'receiver' | 'sender'; channel: 'mail' | 'sms' };
type FormerDeps = Pick<Deps, 'db'> & TellDeps;

const TRIP_EVENTS = {
  booked: 'pending',
  confirmed: 'confirmed',
  canceled: 'canceled',
  changed: 'trip_changed',
  pickup_soon: 'pickup_soon',
  return_soon: 'return_soon',
  charged: 'trip_charged',
  settled: 'charge_settled',
} as const;

const ENDS: readonly End[] = [
  { end: 'sender', channel: 'mail' },
  { end: 'receiver', channel: 'mail' },
  { end: 'receiver', channel: 'sms' },
];

/**
 * Registers the jobs by which former versions sent the mails of orders, parcels and trips. What waits in their queues at an
 * upgrade, or is queued while a process of the former version still runs, becomes the message of the same event.
 */
export function registerFormerMessageJobs(deps: FormerDeps): void {
  const { jobs } = deps;
  const trip = (orderId: number, kind: TripKind) =>
    tellBy(deps, { orderId, event: TRIP_EVENTS[kind], channel: 'mail', type: 'trip' });
  const parcel = (orderId: number, kind: MessageKind, { end, channel }: End) =>
    tellBy(deps, {
      orderId,
      event: end === 'receiver' ? (`parcel_${kind}` as const) : kind === 'placed' ? 'pending' : kind,
      recipient: end === 'receiver' ? 'receiver' : 'owner',
      channel,
      type: 'parcel',
    });
  const parcelTo = async (orderId: number, kind: MessageKind) => {
    for (const end of ENDS) await parcel(orderId, kind, end);
  };

  jobs.work(jobName<{ orderId: number }>('order.mail'), ({ orderId }) =>
    tellBy(deps, { orderId, event: 'pending', channel: 'mail' }),
  );
  jobs.work(jobName<{ editId: number }>('order.edit-mail'), async ({ editId }) => {
    const edit = await findEdit(deps.db, editId);
    if (edit)
      await tellBy(deps, {
        orderId: edit.orderId,
        event: 'edited',
        subject: `edit:${editId}`,
        channel: 'mail',
      });
  });
  jobs.work(jobName<{ orderId: number }>('prescription.offer-mail'), ({ orderId }) =>
    tellBy(deps, { orderId, event: 'prescription_offered', channel: 'mail' }),
  );
  jobs.work(
    jobName<{ orderId: number; outcome: OfflinePaymentOutcome }>('payment.offline-mail'),
    ({ orderId, outcome }) => tellBy(deps, { orderId, event: `transfer_${outcome}`, channel: 'mail' }),
  );
  jobs.work(jobName<{ orderId: number; kind: TripKind }>('trip.mail'), ({ orderId, kind }) =>
    trip(orderId, kind),
  );
  jobs.work(jobName<{ orderId: number; kind: MessageKind } & End>('parcel.message'), (job) =>
    parcel(job.orderId, job.kind, job),
  );

  // The events that queued these mails.
  jobs.work(subscriberQueue(ORDER_PLACED, 'trips'), ({ orderId }) => trip(orderId, 'booked'));
  jobs.work(subscriberQueue(ORDER_STATUS_CHANGED, 'trips'), async ({ orderId, to, awaitedPayment }) => {
    if (to === 'confirmed' || (to === 'canceled' && !awaitedPayment)) await trip(orderId, to);
  });
  jobs.work(subscriberQueue(CHARGE_EVENTS.charged, 'trips'), ({ orderId }) => trip(orderId, 'charged'));
  jobs.work(subscriberQueue(CHARGE_EVENTS.settled, 'trips'), ({ orderId }) => trip(orderId, 'settled'));
  jobs.work(subscriberQueue(TRIP_CHANGED, 'trips'), ({ orderId }) => trip(orderId, 'changed'));
  jobs.work(subscriberQueue(ORDER_PLACED, 'parcels'), ({ orderId }) => parcelTo(orderId, 'placed'));
  jobs.work(
    subscriberQueue(ORDER_STATUS_CHANGED, 'parcels'),
    async ({ orderId, from, to, awaitedPayment }) => {
      const kind = parcelKindOf(from, to);
      if (kind && !awaitedPayment) await parcelTo(orderId, kind);
    },
  );
}

function parcelKindOf(from: OrderStatus, to: OrderStatus): MessageKind | null {
  if (to === 'picked_up' || to === 'delivered') return to;
  if (to !== 'canceled') return null;
  return from === 'picked_up' ? 'comes_back' : 'canceled';
}

type FormerMessage = {
  orderId: number;
  event: MessageEvent;
  subject?: string;
  recipient?: 'owner' | 'receiver';
  channel: MessageChannel;
  /** Other orders have no such message. */
  type?: 'parcel' | 'trip';
};

/** Tells by the channel of the former job alone: the other channels had jobs of their own. */
async function tellBy(
  deps: FormerDeps,
  { orderId, event, subject = `order:${orderId}`, recipient = 'owner', channel, type }: FormerMessage,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.find(tx, orderId);
    if (!order || (type !== undefined && order.type !== type)) return;
    await tell(deps, tx, { event, subject, recipient, order, only: channel });
  });
}
