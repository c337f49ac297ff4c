import type { OrderType } from '../delivery/index.ts';
import { ORDER_TRANSITIONS, type OrderStatus } from './states.ts';

/** Statuses that payments and refunds set; staff cannot choose them. */
const BY_MONEY: readonly OrderStatus[] = [
  'pending',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
];

/** Hand-over and return of a trip, which its provider records at the counter with code, license and state. */
const AT_COUNTER: readonly OrderStatus[] = ['picked_up', 'delivered'];

/** The transitions that staff can make by hand. */
export function staffTransitions(status: OrderStatus, orderType: OrderType): readonly OrderStatus[] {
  return ORDER_TRANSITIONS[orderType][status].filter(
    (to) => !BY_MONEY.includes(to) && !(orderType === 'trip' && AT_COUNTER.includes(to)),
  );
}

/** Whether a transition by staff needs a reason, which the customer reads. */
export function needsReason(to: OrderStatus): boolean {
  return to === 'canceled';
}

/** Whether a transition needs the code that the recipient gives the courier: the delivery and the return of a parcel. */
export function needsCode(to: OrderStatus, orderType: OrderType): boolean {
  return orderType === 'parcel' && (to === 'delivered' || to === 'returned');
}

/** Minutes after which an order without a promised window is late: before the store has confirmed it, and after. */
export const DUE_WITHOUT_WINDOW = { pending: 10, confirmed: 60 } as const;
