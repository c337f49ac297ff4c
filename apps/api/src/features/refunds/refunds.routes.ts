import { listRefundReasons, requestRefund } from '@errand/contract/refunds';
import type { Route } from '../../platform/http/index.ts';
import { listReasons } from '../orders/index.ts';
import { requestVisitorRefund } from './request-refund.ts';

export function refundRoutes(route: Route): void {
  route(listRefundReasons, async (ctx) => ({ refund_reasons: await listReasons(ctx, 'refund') }));
  route(requestRefund, (ctx, { body }) => requestVisitorRefund(ctx, body));
}
