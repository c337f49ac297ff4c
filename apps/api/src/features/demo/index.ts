export { startCourierTicker } from './couriers/courier-ticker.ts';
export { registerDemoJobs } from './demo.jobs.ts';
