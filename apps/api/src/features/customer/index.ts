export { requireCustomerId } from './require-customer.ts';
