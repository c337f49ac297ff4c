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

type Transitions = Record<OrderStatus, readonly OrderStatus[]>;

/** After the goods are handed over (or will not be), the same for every type. */
const AFTERWARDS = {
  delivered: ['refund_requested'],
  canceled: ['refunded'],
  refund_requested: ['refunded', 'refund_request_canceled'],
  refunded: [],
  refund_request_canceled: [],
  returned: ['refunded'],
} as const;

/**
 * Allowed moves. `accepted` means that a courier took the order; where couriers confirm, it precedes `confirmed`.
 * `failed` is a payment that did not go through: it can be tried again (back to `pending`) or given up.
 */
export const ORDER_TRANSITIONS: Record<OrderType, Transitions> = {
  delivery: {
    ...AFTERWARDS,
    pending: ['accepted', 'confirmed', 'canceled', 'failed'],
    failed: ['pending', 'canceled'],
    accepted: ['confirmed', 'canceled'],
    confirmed: ['processing', 'handover', 'canceled'],
    processing: ['handover', 'canceled'],
    handover: ['picked_up', 'canceled'],
    picked_up: ['delivered', 'canceled'],
  },
  take_away: {
    ...AFTERWARDS,
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
    ...AFTERWARDS,
    pending: ['accepted', 'confirmed', 'canceled', 'failed'],
    failed: ['pending', 'canceled'],
    accepted: ['confirmed', 'canceled'],
    confirmed: ['handover', 'picked_up', 'canceled'],
    processing: [],
    handover: ['picked_up', 'canceled'],
    picked_up: ['delivered', 'canceled'],
    // A parcel that was under way when it was cancelled is brought back.
    canceled: ['returned', 'refunded'],
  },
};

/** An order whose payment failed waits for another try, and is not over before it is paid or let go of. */
const RUNNING: readonly OrderStatus[] = [
  'failed',
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
];

/** How far an order is. Equal or greater along every allowed move, so a screen that keeps the highest never jumps back. */
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

/** Whether the move is allowed. Staying is no move. */
export function canTransition(from: OrderStatus, to: OrderStatus, orderType: OrderType): boolean {
  return ORDER_TRANSITIONS[orderType][from].includes(to);
}

/** `canMove` as an outcome that says from where it was refused. */
export function checkTransition(
  from: OrderStatus,
  to: OrderStatus,
  orderType: OrderType,
): { ok: true } | { ok: false; code: 'not_allowed'; from: OrderStatus; to: OrderStatus } {
  return canTransition(from, to, orderType) ? { ok: true } : { ok: false, code: 'not_allowed', from, to };
}

/** Whether the order is on its way or waits to be paid: listed under running orders and tracked live. */
export function isRunning(status: OrderStatus): boolean {
  return RUNNING.includes(status);
}

/**
 * Customers cancel until the store has confirmed. A parcel can be called back until it is delivered; it is then
 * returned, against a fee.
 */
export function canCustomerCancel(status: OrderStatus, orderType: OrderType = 'delivery'): boolean {
  if (orderType === 'parcel') return canTransition(status, 'canceled', 'parcel');
  return status === 'pending' || status === 'accepted' || status === 'failed';
}
