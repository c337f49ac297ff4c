export { decideRefund } from './decide-refund.ts';
export { REFUND_REQUESTED_JOB } from './request-refund.ts';
