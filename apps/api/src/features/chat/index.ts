export { answerMessage } from './answer-message.ts';
export { MESSAGE_SENT } from './chat-events.ts';
export { eraseCustomer } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { mergeCustomer } from './merge-customer.queries.ts';
