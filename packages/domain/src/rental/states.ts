import { canTransition, isActive, ORDER_STATUSES, type OrderStatus } from '../orders/index.ts';

export const TRIP_STATUSES = [
  'pending',
  'confirmed',
  'ongoing',
  'completed',
  'canceled',
  'payment_failed',
] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** The state of a trip by that of its order, which follows `ORDER_TRANSITIONS.trip`. */
const TRIP_STATUS_OF: Record<OrderStatus, TripStatus> = {
  pending: 'pending',
  accepted: 'confirmed',
  confirmed: 'confirmed',
  processing: 'confirmed',
  handover: 'confirmed',
  picked_up: 'ongoing',
  delivered: 'completed',
  canceled: 'canceled',
  failed: 'payment_failed',
  refund_requested: 'completed',
  refund_request_canceled: 'completed',
  refunded: 'completed',
  returned: 'completed',
};

/** The state of a trip. A completed trip stays completed even if it is refunded. */
export function tripStatus(status: OrderStatus, wasCanceled: boolean): TripStatus {
  return wasCanceled ? 'canceled' : TRIP_STATUS_OF[status];
}

/** The order statuses of a trip's state. */
export function orderStatusesOf(status: TripStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((one) => TRIP_STATUS_OF[one] === status);
}

/** Whether a trip is upcoming or in progress, or awaits its payment. */
export function isTripActive(status: TripStatus): boolean {
  return ORDER_STATUSES.filter(isActive).some((one) => TRIP_STATUS_OF[one] === status);
}

/** Whether the end of a trip can be changed: until it is over, unless it awaits payment. */
export function canChangeTrip(status: OrderStatus, awaitsPayment: boolean): boolean {
  return !awaitsPayment && isActive(status) && status !== 'failed';
}

/** Whether a trip can be canceled: until its vehicles are handed over. */
export function canCancelTrip(status: OrderStatus): boolean {
  return canTransition(status, 'canceled', 'trip');
}
