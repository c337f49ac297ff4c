import * as contract from '@errand/contract/refunds';
import type { Route } from '../../platform/http/index.ts';
import { listReasons } from '../orders/index.ts';
import { requestRefund } from './request-refund.ts';

export function refundRoutes(route: Route): void {
  route(contract.listRefundReasons, async (ctx) => ({ refund_reasons: await listReasons(ctx, 'refund') }));
  route(contract.requestRefund, (ctx, { body }) => requestRefund(ctx, body));
}
