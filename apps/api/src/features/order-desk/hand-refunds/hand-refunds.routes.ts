import * as contract from '@errand/contract/console/finance/hand-refunds';
import type { ConsoleRoute } from '../../../console/index.ts';
import { isOrderId } from '../../../platform/db/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import {
  findHandPaymentPlace,
  listHandPayments,
  listHandRefunds,
  payHandRefund,
  takeHandPaymentBack,
} from './hand-refunds.service.ts';

export function handRefundConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listHandRefunds, (ctx, { query }) => listHandRefunds(ctx, query));
  route(contract.listHandPayments, (ctx, { query }) => listHandPayments(ctx, query));
  route(
    contract.payHandRefund,
    async (ctx, { params }) => (isOrderId(params.id) ? findOrderPlace(ctx.db, params.id) : null),
    (ctx, { params, body }) => payHandRefund(ctx, params.id, body),
  );
  route(
    contract.takeHandPaymentBack,
    (ctx, { params }) => findHandPaymentPlace(ctx, params.id),
    (ctx, { params, body }) => takeHandPaymentBack(ctx, params.id, body.reason),
  );
}
