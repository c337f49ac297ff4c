import { eventName } from '../../platform/jobs/index.ts';

/** A customer requested the refund of an order; an operator has to decide. */
export const REFUND_REQUESTED = eventName<{ orderId: number }>('refund.requested');

/** A refund was approved that leaves the order's status: its money is on the way, or it follows an earlier one. */
export const REFUND_APPROVED = eventName<{ orderId: number; refundId: number }>('refund.approved');
