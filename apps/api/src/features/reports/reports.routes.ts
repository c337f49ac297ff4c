import { listReportReasons, reportProblem } from '@errand/contract/reports';
import type { Route } from '../../platform/http/index.ts';
import { listReasons } from '../orders/index.ts';
import { reportVisitorProblem } from './report.service.ts';

export function reportRoutes(route: Route): void {
  route(listReportReasons, async (ctx) => ({ report_reasons: await listReasons(ctx, 'report') }));
  route(reportProblem, (ctx, { body }) => reportVisitorProblem(ctx, body));
}
