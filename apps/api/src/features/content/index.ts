export { eraseCustomer } from './erase-customer.queries.ts';
