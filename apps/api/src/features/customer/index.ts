export { isCustomer } from './is-customer.ts';
export { requireCustomerId } from './require-customer.ts';
