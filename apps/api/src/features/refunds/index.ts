export { decideRefund } from './decide-refund.ts';
export { eraseCustomer } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { REFUND_REQUESTED_JOB } from './request-refund.ts';
