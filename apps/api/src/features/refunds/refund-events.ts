import { eventName } from '../../platform/jobs/index.ts';

/** A customer requested the refund of an order; an operator has to decide. */
export const REFUND_REQUESTED = eventName<{ orderId: number }>('refund.requested');

/** A refund was approved whose money the provider has yet to return; the order is `refunded` afterwards. */
export const REFUND_APPROVED = eventName<{ orderId: number }>('refund.approved');
