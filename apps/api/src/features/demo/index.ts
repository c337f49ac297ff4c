export { startCourierTicker } from './courier-ticker.ts';
export { registerDemoJobs } from './demo.jobs.ts';
