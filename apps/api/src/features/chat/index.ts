export { MESSAGE_SENT } from './chat-events.ts';
export { eraseCustomer } from './personal-data.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { mergeCustomer } from './merge-customer.queries.ts';
export { replyAsPartner } from './reply-as-partner.ts';
