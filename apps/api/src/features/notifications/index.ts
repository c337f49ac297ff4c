export { eraseCustomer } from './personal-data.queries.ts';
export { exportCustomer } from './export-customer.queries.ts';
export { mergeCustomer } from './merge-customer.queries.ts';
export { registerNotificationJobs } from './notifications.jobs.ts';
export { deleteExpiredNotifications } from './notifications.queries.ts';
