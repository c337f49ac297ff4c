import type { ParsedInput } from '@errand/contract';
import * as orders from '@errand/contract/orders';
import * as reordering from '@errand/contract/orders-reorder';
import * as track from '@errand/contract/orders-track';
import type { Route } from '../../platform/http/index.ts';
import { reorder } from './reorder/reorder.service.ts';
import {
  getCourierLocation,
  getOrderDetails,
  listOrders,
  type OrderKey,
  trackOrder,
} from './track/track.service.ts';

/** Reading, tracking and repeating orders. Placing and canceling them is in `orders`. */
export function orderPagesRoutes(route: Route): void {
  route(orders.listOrders, (ctx, { query }) => listOrders(ctx, 'finished', query));
  route(orders.listRunningOrders, (ctx, { query }) => listOrders(ctx, 'running', query));
  route(track.getOrderDetails, (ctx, { query }) => getOrderDetails(ctx, keyOf(query)));
  route(track.trackOrder, (ctx, { query }) => trackOrder(ctx, keyOf(query)));
  route(reordering.reorder, (ctx, { body }) => reorder(ctx, body));
  route(track.getLastLocation, (ctx, { query }) => getCourierLocation(ctx, keyOf(query)));
}

type KeyQuery = ParsedInput<typeof track.trackOrder>['query'];

function keyOf(query: Pick<KeyQuery, 'order_id' | 'contact_number' | 'key'>): OrderKey {
  return { orderId: query.order_id, contactNumber: query.contact_number, key: query.key };
}
