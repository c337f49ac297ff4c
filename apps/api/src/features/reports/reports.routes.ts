import * as contract from '@errand/contract/reports';
import type { Route } from '../../platform/http/index.ts';
import { listReasons } from '../orders/index.ts';
import { reportProblem } from './report.service.ts';

export function reportRoutes(route: Route): void {
  route(contract.listReportReasons, async (ctx) => ({ report_reasons: await listReasons(ctx, 'report') }));
  route(contract.reportProblem, (ctx, { body }) => reportProblem(ctx, body));
}
