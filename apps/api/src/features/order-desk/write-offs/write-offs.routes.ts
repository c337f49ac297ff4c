import * as contract from '@errand/contract/console/finance/write-offs';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { isOrderId } from '../../../platform/db/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import {
  findWriteOffPlace,
  listUnpaidOrders,
  listWriteOffs,
  takeWriteOffBack,
  writeOffOrder,
} from './write-offs.service.ts';

const targetOrder = async (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  isOrderId(params.id) ? findOrderPlace(ctx.db, params.id) : null;

export function writeOffConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listUnpaidOrders, (ctx, { query }) => listUnpaidOrders(ctx, query));
  route(contract.listWriteOffs, (ctx, { query }) => listWriteOffs(ctx, query));
  route(contract.writeOffOrder, targetOrder, (ctx, { params, body }) => writeOffOrder(ctx, params.id, body));
  route(
    contract.takeWriteOffBack,
    (ctx, { params }) => findWriteOffPlace(ctx, params.id),
    (ctx, { params, body }) => takeWriteOffBack(ctx, params.id, body.reason),
  );
}
