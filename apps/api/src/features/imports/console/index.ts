export { registerImportJobs } from './import-job.ts';
export { deleteExpiredImports, listImportFileKeys } from './import-runs.queries.ts';
