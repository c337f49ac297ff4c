export { eraseCustomer } from './erase-customer.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { answerReport, PROBLEM_REPORTED_JOB } from './report.service.ts';
