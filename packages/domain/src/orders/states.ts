import type { OrderType } from '../delivery/index.ts';

export const ORDER_STATUSES = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Whether an order is paid. `partially_paid`: the wallet paid its share, the rest is due. */
export const ORDER_PAYMENT_STATUSES = ['unpaid', 'paid', 'partially_paid'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

type Transitions = Record<OrderStatus, readonly OrderStatus[]>;

/** Transitions after the order has ended, the same for every type. */
const POST_DELIVERY = {
  delivered: ['refund_requested'],
  canceled: ['refunded'],
  refund_requested: ['refunded', 'refund_request_canceled'],
  refunded: [],
  refund_request_canceled: [],
  returned: ['refunded'],
} as const;

/**
 * Allowed transitions. `accepted` means that a courier has taken the order; if couriers confirm, it precedes
 * `confirmed`. `failed` is a failed payment, which can be retried (back to `pending`) or canceled.
 */
export const ORDER_TRANSITIONS: Record<OrderType, Transitions> = {
  delivery: {
    ...POST_DELIVERY,
    pending: ['accepted', 'confirmed', 'canceled', 'failed'],
    failed: ['pending', 'canceled'],
    accepted: ['confirmed', 'canceled'],
    confirmed: ['processing', 'handover', 'canceled'],
    processing: ['handover', 'canceled'],
    handover: ['picked_up', 'canceled'],
    picked_up: ['delivered', 'canceled'],
  },
  take_away: {
    ...POST_DELIVERY,
    pending: ['confirmed', 'canceled', 'failed'],
    failed: ['pending', 'canceled'],
    accepted: [],
    confirmed: ['processing', 'handover', 'canceled'],
    processing: ['handover', 'canceled'],
    // `handover` is "ready to collect".
    handover: ['delivered', 'canceled'],
    picked_up: [],
  },
  parcel: {
    ...POST_DELIVERY,
    pending: ['accepted', 'confirmed', 'canceled', 'failed'],
    failed: ['pending', 'canceled'],
    accepted: ['confirmed', 'canceled'],
    confirmed: ['handover', 'picked_up', 'canceled'],
    processing: [],
    handover: ['picked_up', 'canceled'],
    picked_up: ['delivered', 'canceled'],
    // A parcel that was canceled in transit is returned.
    canceled: ['returned', 'refunded'],
  },
  // The provider confirms. `picked_up` means that the vehicles are rented out.
  trip: {
    ...POST_DELIVERY,
    pending: ['confirmed', 'canceled', 'failed'],
    failed: ['pending', 'canceled'],
    accepted: [],
    confirmed: ['picked_up', 'canceled'],
    processing: [],
    handover: [],
    picked_up: ['delivered'],
  },
};

/** An order with a failed payment is running: it waits for a retry or a cancellation. */
const RUNNING: readonly OrderStatus[] = [
  'failed',
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
];

/** Progress of an order. Never decreases along an allowed transition, so that tracking never steps back. */
const RANK: Record<OrderStatus, number> = {
  failed: 0,
  pending: 0,
  accepted: 1,
  confirmed: 2,
  processing: 3,
  handover: 4,
  picked_up: 5,
  delivered: 6,
  canceled: 7,
  returned: 8,
  refund_requested: 9,
  refund_request_canceled: 10,
  refunded: 10,
};

export function statusRank(status: OrderStatus): number {
  return RANK[status];
}

/** Whether the transition is allowed. A status has no transition to itself. */
export function canTransition(from: OrderStatus, to: OrderStatus, orderType: OrderType): boolean {
  return ORDER_TRANSITIONS[orderType][from].includes(to);
}

/** `canTransition` as a result that names the rejected transition. */
export function checkTransition(
  from: OrderStatus,
  to: OrderStatus,
  orderType: OrderType,
): { ok: true } | { ok: false; code: 'not_allowed'; from: OrderStatus; to: OrderStatus } {
  return canTransition(from, to, orderType) ? { ok: true } : { ok: false, code: 'not_allowed', from, to };
}

/** Whether the order is in progress or awaits payment: listed under running orders and tracked live. */
export function isActive(status: OrderStatus): boolean {
  return RUNNING.includes(status);
}

/**
 * Whether canceling keeps the payment. It does once the courier has a parcel, because the courier has made the journey
 * and brings the parcel back.
 */
export function keepsPaymentWhenCanceled(from: OrderStatus, orderType: OrderType): boolean {
  return orderType === 'parcel' && from === 'picked_up';
}

/**
 * Whether cash is paid at a status: at the delivery, at the pickup of a parcel whose sender pays, and at the return of
 * one whose receiver would have paid.
 */
export function isCashPaidAt(
  to: OrderStatus,
  { type, chargePayer }: { type: OrderType; chargePayer: 'sender' | 'receiver' | null },
): boolean {
  if (to === 'delivered') return true;
  return type === 'parcel' && (to === 'returned' || (to === 'picked_up' && chargePayer === 'sender'));
}

/**
 * Whether the customer can cancel: until the store confirms the order. A scheduled order is confirmed early, so it can
 * be canceled until the store starts preparing it. A parcel can be canceled until it is delivered and is then returned
 * for a fee, a trip until its pickup by the provider's terms.
 */
export function canCustomerCancel(status: OrderStatus, orderType: OrderType, isScheduled: boolean): boolean {
  if (orderType === 'parcel' || orderType === 'trip') return canTransition(status, 'canceled', orderType);
  if (status === 'confirmed') return isScheduled;
  return status === 'pending' || status === 'accepted' || status === 'failed';
}
