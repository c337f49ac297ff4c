import { getMostTips, getTimeSlots } from '@errand/contract/checkout';
import {
  cancelOrder,
  getLastLocation,
  getOrderDetails,
  listCancelReasons,
  listOrders,
  listRunningOrders,
  placeOrder,
  placePrescriptionOrder,
  quoteOrder,
  reorder,
  trackOrder,
} from '@errand/contract/orders';
import type { Route } from '../../platform/http/index.ts';
import { listTimeSlots, quoteVisitorOrder, readMostTips } from '../checkout/index.ts';
import { cancelVisitorOrder } from './cancel.service.ts';
import {
  getCourierLocation,
  getVisitorOrderLines,
  listVisitorOrders,
  trackVisitorOrder,
} from './orders.service.ts';
import { placePrescription, placeVisitorOrder } from './place.service.ts';
import { listCancelReasonsOf } from './reasons.service.ts';
import { reorderVisitorOrder } from './reorder.service.ts';

export function ordersRoutes(route: Route): void {
  route(quoteOrder, (ctx, { body }) => quoteVisitorOrder(ctx, body));
  route(placeOrder, (ctx, { body }) => placeVisitorOrder(ctx, body));
  route(placePrescriptionOrder, (ctx, { body }) => placePrescription(ctx, body));
  route(getTimeSlots, (ctx, { query }) => listTimeSlots(ctx, query.store_id));
  route(getMostTips, (ctx) => readMostTips(ctx));
  route(listOrders, (ctx, { query }) => listVisitorOrders(ctx, 'finished', query));
  route(listRunningOrders, (ctx, { query }) => listVisitorOrders(ctx, 'running', query));
  route(getOrderDetails, (ctx, { query }) => getVisitorOrderLines(ctx, keyOf(query)));
  route(trackOrder, (ctx, { query }) => trackVisitorOrder(ctx, keyOf(query)));
  route(cancelOrder, (ctx, { body }) => cancelVisitorOrder(ctx, body));
  route(listCancelReasons, (ctx, { query }) => listCancelReasonsOf(ctx, query));
  route(reorder, (ctx, { body }) => reorderVisitorOrder(ctx, body));
  route(getLastLocation, (ctx, { query }) => getCourierLocation(ctx, keyOf(query)));
}

function keyOf(query: { order_id: number; contact_number?: string; key?: string }) {
  return { orderId: query.order_id, contactNumber: query.contact_number, key: query.key };
}
