export { personalData } from './personal-data.queries.ts';
export { respondToReport } from './report.service.ts';
export { REPORT_SUBMITTED } from './report-events.ts';
export { findReportedOrder } from './reports.queries.ts';
