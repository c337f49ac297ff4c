export { personalData } from './personal-data.queries.ts';
export { REPORT_SUBMITTED, respondToReport } from './report.service.ts';
export { findReportedOrder } from './reports.queries.ts';
