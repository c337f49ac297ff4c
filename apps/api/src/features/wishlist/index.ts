export { eraseCustomer } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { mergeCustomer } from './merge-customer.queries.ts';
