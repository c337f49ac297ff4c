export { createJobs } from './jobs.ts';
export * from './jobs.types.ts';
export { createSubscribers, subscriberQueue } from './subscribers.ts';
