export { startCourierTicker } from './couriers/courier-ticker.ts';
export { followOpenBoards, registerDemoJobs } from './demo.jobs.ts';
export { LEAVE_MS } from './order-steps.ts';
