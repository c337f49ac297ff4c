export { decideRefund } from './decide-refund.ts';
export { REFUND_REQUESTED } from './refund-events.ts';
export { findRequest } from './refunds.queries.ts';
