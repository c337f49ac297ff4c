import type { OrderStatus } from '@errand/domain/orders';
import { type NoData, type Topic, topicName } from '../../platform/events/index.ts';
import { eventName, jobName } from '../../platform/jobs/index.ts';

/** Live event: the order changed. Open pages read it again. */
export function orderTopic(orderId: number): Topic<NoData> {
  return topicName(`order:${orderId}`);
}

/** The store has received the order: when placed, or when its prepayment was confirmed. */
export const ORDER_PLACED = eventName<{ orderId: number }>('order.placed');

export const ORDER_STATUS_CHANGED = eventName<{ orderId: number; from: OrderStatus; to: OrderStatus }>(
  'order.status_changed',
);

/** Sends the confirmation of an order to its customer. */
export const ORDER_MAIL_JOB = jobName<{ orderId: number }>('order.mail');

/** Returns what a provider took for a canceled order, or a part of it. */
export const ORDER_REFUND_JOB = jobName<{ orderId: number; atMostMinor?: number | undefined }>(
  'order.refund',
);
