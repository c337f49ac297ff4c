export { eraseCustomer } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { registerPaymentJobs } from './payments.jobs.ts';
export { refundAtProvider } from './refunds.ts';
