import { decideRefund } from './decide-refund.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { REFUND_APPROVED, REFUND_REQUESTED } from './refund-events.ts';
import { findRequest } from './refunds.queries.ts';

export { personalData } from './personal-data.queries.ts';

/** Requests of a refund, and their decision. */
export const refundRequests = {
  decide: decideRefund,
  find: findRequest,
  refundByStaff,
};

/** Events of refunds, for subscribers. */
export const REFUND_EVENTS = {
  requested: REFUND_REQUESTED,
  approved: REFUND_APPROVED,
};
