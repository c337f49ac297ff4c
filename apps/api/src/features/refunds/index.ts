export { decideRefund } from './decide-refund.ts';
export { registerRefundJobs } from './owed-refund.ts';
export { personalData } from './personal-data.queries.ts';
export { refundByStaff } from './refund-by-staff.ts';
export { REFUND_APPROVED, REFUND_REQUESTED } from './refund-events.ts';
export { findRequest } from './refunds.queries.ts';
