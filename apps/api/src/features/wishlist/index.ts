export { eraseCustomer } from './personal-data.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { mergeCustomer } from './merge-customer.queries.ts';
