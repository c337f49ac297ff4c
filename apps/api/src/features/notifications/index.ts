export { registerNotificationJobs } from './notifications.jobs.ts';
export { personalData } from './personal-data.queries.ts';
