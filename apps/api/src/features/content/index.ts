export { registerContentJobs } from './content.jobs.ts';
export { listWrittenPages } from './content.queries.ts';
export { eraseCustomer } from './personal-data.queries.ts';
