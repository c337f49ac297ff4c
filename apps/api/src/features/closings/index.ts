export { type FileFault, verifyFile } from './closing-file.ts';
export { registerClosingJobs, WRITE_CLOSINGS_JOB } from './closings.jobs.ts';
