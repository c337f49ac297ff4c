import type { OrderStatus } from '@errand/domain/orders';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  CONSOLE_CHANGED,
  type Events,
  type NoData,
  type Topic,
  topicName,
} from '../../../platform/events/index.ts';
import { eventName, jobName } from '../../../platform/jobs/index.ts';
import { findCourier } from '../../couriers/index.ts';

/** Live event: the order changed. Open pages read it again. */
export function orderTopic(orderId: number): Topic<NoData> {
  return topicName(`order:${orderId}`);
}

/** Live event of the demo: a member views the board of a store. */
export const BOARD_READ: Topic<{ storeId: number }> = topicName('board.read');

type Announced = { id: number; zoneId: number; storeId: number | null; courierId?: number | null };

/** Tells open pages and consoles that an order is new or has changed. */
export async function publishOrderChanged(
  { events }: { events: Events },
  q: Queryable,
  { id, zoneId, storeId, courierId = null }: Announced,
): Promise<void> {
  const place = { zoneIds: [zoneId], storeId };
  if (courierId !== null) await publishDeliveries({ events }, q, courierId);
  // Sent together, so that the transaction waits once.
  await Promise.all([
    events.publish(q, orderTopic(id), {}),
    events.publish(q, CONSOLE_CHANGED, { resource: 'orders', id: String(id), place }),
  ]);
}

/** Tells the courier's own application that offers or deliveries have changed. */
export async function publishDeliveries(
  { events }: { events: Events },
  q: Queryable,
  courierId: number,
): Promise<void> {
  const courier = await findCourier(q, courierId);
  if (courier?.staffId == null) return;
  await events.publish(q, CONSOLE_CHANGED, { resource: 'deliveries', id: null, memberId: courier.staffId });
}

/** The store has received the order: when placed, or when its prepayment was confirmed. */
export const ORDER_PLACED = eventName<{ orderId: number }>('order.placed');

/** The bank transfer of an order has arrived, which may be prepared now. */
export const TRANSFER_RECEIVED = eventName<{ orderId: number }>('order.transfer_received');

/** `awaitedPayment`: the order was not paid until now, so ORDER_PLACED never announced it. */
export const ORDER_STATUS_CHANGED = eventName<{
  orderId: number;
  from: OrderStatus;
  to: OrderStatus;
  awaitedPayment: boolean;
}>('order.status_changed');

/** Refunds a canceled order at its payment provider, wholly or in part. */
export const ORDER_REFUND_JOB = jobName<{ orderId: number; atMostMinor?: number | undefined }>(
  'order.refund',
);

/** Asks staff to return what a bank transfer paid for a canceled order. */
export const OWED_REFUND_JOB = jobName<{ orderId: number; amountMinor: number }>('order.owed-refund');

/** Staff have changed the lines of an order. */
export const ORDER_EDITED = eventName<{ orderId: number; editId: number }>('order.edited');

/** `late`: the money arrived after the order had ended. */
export type OfflinePaymentOutcome = 'confirmed' | 'late' | 'rejected';

/** Staff have decided whether an offline payment has arrived. `at` tells several rejections apart, in milliseconds since 1970. */
export const OFFLINE_PAYMENT_DECIDED = eventName<{
  orderId: number;
  outcome: OfflinePaymentOutcome;
  at: number;
}>('payment.offline-decided');

/** The dependencies of changes of an order. */
export type OrderDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'now' | 'pool' | 'settings'>;
