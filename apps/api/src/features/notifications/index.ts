export { registerNotificationJobs } from './notifications.jobs.ts';
export { deleteExpiredNotifications } from './notifications.queries.ts';
export { personalData } from './personal-data.queries.ts';
