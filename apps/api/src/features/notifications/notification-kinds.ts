import type { OrderStatus } from '@errand/domain/orders';

/** The statuses of an order that its customer is notified of; the others are the customer's own doing. */
const NOTIFIED_STATUSES = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'refund_request_canceled',
  'returned',
] as const satisfies OrderStatus[];

/** A status, or a granted refund whose money is still on its way back from the provider. */
export const NOTIFICATION_KINDS = [...NOTIFIED_STATUSES, 'refund_approved'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export function isNotified(status: OrderStatus): status is (typeof NOTIFIED_STATUSES)[number] {
  return (NOTIFIED_STATUSES as readonly OrderStatus[]).includes(status);
}

const ABOUT_REFUNDS: readonly NotificationKind[] = ['refund_approved', 'refunded', 'refund_request_canceled'];

/** The type on the wire. */
export function notificationType(kind: NotificationKind): 'order_status' | 'refund' {
  return ABOUT_REFUNDS.includes(kind) ? 'refund' : 'order_status';
}
