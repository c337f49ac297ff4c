import * as contract from '@errand/contract/console/refunds';
import type { ConsoleRoute } from '../../../console/index.ts';
import { decide, findRefundPlace, listRefunds, readRefund } from './refunds.service.ts';

export function refundConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listRefunds, (ctx, { query }) => listRefunds(ctx, query));
  route(
    contract.getRefund,
    (ctx, { params }) => findRefundPlace(ctx, params.id),
    (ctx, { params }) => readRefund(ctx, params.id),
  );
  route(
    contract.decideRefund,
    (ctx, { params }) => findRefundPlace(ctx, params.id),
    (ctx, { params, body }) => decide(ctx, params.id, body),
  );
}
