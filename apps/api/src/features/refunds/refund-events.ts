import { eventName } from '../../platform/jobs/index.ts';

/** A customer requested the refund of an order; an operator has to decide. */
export const REFUND_REQUESTED = eventName<{ orderId: number }>('refund.requested');
