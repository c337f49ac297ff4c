export type { JobAdmin, JobState, QueueState } from './job-admin.ts';
export { createJobs, DEAD_LETTERS, migrateJobs } from './jobs.ts';
export * from './jobs.types.ts';
export { isPermanent } from './permanent.ts';
export { createSubscribers, subscriberQueue } from './subscribers.ts';
