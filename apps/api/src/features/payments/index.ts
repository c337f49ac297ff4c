export { registerPaymentJobs } from './payments.jobs.ts';
export { refundAtProvider } from './refunds.ts';
