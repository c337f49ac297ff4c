import { jsonOf, type RowOf } from '../../platform/db/index.ts';
import { orderReports } from './reports.tables.ts';

const REPORT = jsonOf(orderReports, 'view_report', [
  'id',
  'reason',
  'text',
  'pictures',
  'answer',
  'answeredAt',
  'createdAt',
]);
export type ReportRow = RowOf<typeof REPORT>;

/** SQL of the newest report of an order as JSON (`ReportRow`), null for none. */
export function reportOfOrderSql(orderId: string): string {
  return `(select ${REPORT.sql} from order_reports view_report
    where view_report.order_id = ${orderId} order by view_report.id desc limit 1)`;
}

/** The open reports of problems, for `from`. */
export const OPEN_REPORTS = `(select id, order_id, reason, text, created_at from order_reports where answered_at is null)`;
