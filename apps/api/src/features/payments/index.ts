export { workOnPayments } from './payments.jobs.ts';
export { refundAtProvider } from './refunds.ts';
