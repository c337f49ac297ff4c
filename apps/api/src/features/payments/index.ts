export { workOnPayments } from './payments.jobs.ts';
