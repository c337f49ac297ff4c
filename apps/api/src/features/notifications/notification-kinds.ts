import type { OrderStatus } from '@errand/domain/orders';

/** Order statuses that the customer is notified of. The customer causes the others, so they need no notification. */
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

/**
 * A notified status, or an event that leaves the order's status: an approved refund, a prescription that was sent, the
 * pharmacy's offer for it, its check, with or without removed items, charges at the return of a trip, and the answer to a
 * dispute about them.
 */
export const NOTIFICATION_KINDS = [
  ...NOTIFIED_STATUSES,
  'refund_approved',
  'prescription_sent',
  'prescription_offered',
  'prescription_checked',
  'prescription_reduced',
  'trip_charged',
  'charge_settled',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export function isNotified(status: OrderStatus): status is (typeof NOTIFIED_STATUSES)[number] {
  return (NOTIFIED_STATUSES as readonly OrderStatus[]).includes(status);
}

const ABOUT_REFUNDS: readonly NotificationKind[] = ['refund_approved', 'refunded', 'refund_request_canceled'];

/** The type of a notification in responses. */
export function notificationType(kind: NotificationKind): 'order_status' | 'refund' {
  return ABOUT_REFUNDS.includes(kind) ? 'refund' : 'order_status';
}

/** The text of a notification in a language, with placeholders. */
export type Text = { title: string; description: string };
