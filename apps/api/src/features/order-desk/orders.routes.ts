import * as dispatch from '@errand/contract/console/dispatch';
import * as orders from '@errand/contract/console/orders';
import * as changes from '@errand/contract/console/orders/order-changes';
import * as edits from '@errand/contract/console/orders/order-edits';
import * as messages from '@errand/contract/console/orders/order-messages';
import type { ConsoleContext, ConsoleRoute } from '../../console/index.ts';
import { isOrderId } from '../../platform/db/index.ts';
import { findOrderPlace } from '../orders/orders.views.ts';
import { edit, quoteEdit } from './edit/edit-order.service.ts';
import { listOrderPlaces, listOrders } from './list-orders.service.ts';
import { addNote, refund, resendMail } from './order-changes.service.ts';
import { listMessages, repeatMessage } from './order-messages.service.ts';
import { readOrder } from './read-order.service.ts';
import { assign, candidatesFor, readDispatch } from './transition/dispatch.service.ts';
import { transitionAsStaff } from './transition/transition.service.ts';

type OneOrder = { params: { id: number } };

/** An order belongs to its zone and its store. */
async function target({ db }: Pick<ConsoleContext, 'db'>, { params: { id } }: OneOrder) {
  return isOrderId(id) ? findOrderPlace(db, id) : null;
}

export function orderConsoleRoutes(route: ConsoleRoute): void {
  route(orders.listOrders, (ctx, { query }) => listOrders(ctx, query));
  route(orders.listOrderPlaces, (ctx) => listOrderPlaces(ctx));
  route(orders.getOrder, target, (ctx, { params }) => readOrder(ctx, params.id));
  route(changes.transitionOrder, target, (ctx, { params, body }) => transitionAsStaff(ctx, params.id, body));
  route(changes.addOrderNote, target, (ctx, { params, body }) => addNote(ctx, params.id, body.text));
  route(changes.resendOrderMail, target, (ctx, { params }) => resendMail(ctx, params.id));
  route(messages.listOrderMessages, target, (ctx, { params }) => listMessages(ctx, params.id));
  route(messages.repeatOrderMessage, target, (ctx, { params }) =>
    repeatMessage(ctx, params.id, params.message),
  );
  route(changes.refundOrder, target, (ctx, { params, body }) => refund(ctx, params.id, body));
  route(edits.quoteOrderEdit, target, (ctx, { params, body }) => quoteEdit(ctx, params.id, body));
  route(edits.editOrder, target, (ctx, { params, body }) => edit(ctx, params.id, body));
  route(dispatch.getDispatch, (ctx, { query }) => readDispatch(ctx, query.zone_id));
  route(dispatch.listCandidates, target, (ctx, { params }) => candidatesFor(ctx, params.id));
  route(dispatch.assignCourier, target, (ctx, { params, body }) => assign(ctx, params.id, body));
}
