import { respondToReport } from './report.service.ts';
import { findReportedOrder } from './reports.queries.ts';

export { personalData } from './personal-data.queries.ts';
export { REPORT_SUBMITTED } from './report.service.ts';

/** Problems that customers report with an order. */
export const orderReports = {
  find: findReportedOrder,
  respond: respondToReport,
};
