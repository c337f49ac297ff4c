import type { ParsedInput } from '@errand/contract';
import {
  getMostTips,
  getOrderTax,
  getTimeSlots,
  getSurgePrice as surgePrice,
} from '@errand/contract/checkout';
import * as orders from '@errand/contract/orders';
import * as cancel from '@errand/contract/orders-cancel';
import * as claim from '@errand/contract/orders-claim';
import * as place from '@errand/contract/orders-place';
import * as reordering from '@errand/contract/orders-reorder';
import * as track from '@errand/contract/orders-track';
import type { Route } from '../../platform/http/index.ts';
import { getSurgePrice, listTimeSlots, quoteOrder, quoteTax, readMostTips } from '../checkout/index.ts';
import {
  cancelOrder,
  claimGuestOrders,
  listCancelReasonsOf,
  placeOrder,
  placePrescriptionOrder,
  requireOrderQuota,
} from '../orders/index.ts';
import { placeParcel, quoteParcel, quoteParcelTax } from '../parcel/index.ts';
import { reorder } from './reorder/reorder.service.ts';
import {
  getCourierLocation,
  getOrderDetails,
  listOrders,
  type OrderKey,
  trackOrder,
} from './track/track.service.ts';

export function ordersRoutes(route: Route): void {
  route(place.quoteOrder, (ctx, { body }) =>
    body.order_type === 'parcel' ? quoteParcel(ctx, body) : quoteOrder(ctx, body),
  );
  route(getOrderTax, (ctx, { body }) =>
    body.order_type === 'parcel' ? quoteParcelTax(ctx, body) : quoteTax(ctx, body),
  );
  route(surgePrice, (ctx, { body }) => getSurgePrice(ctx, body));
  route(place.placeOrder, async (ctx, { body }) => {
    await requireOrderQuota(ctx);
    return body.order_type === 'parcel' ? placeParcel(ctx, body) : placeOrder(ctx, body);
  });
  route(place.placePrescriptionOrder, async (ctx, { body }) => {
    await requireOrderQuota(ctx);
    return placePrescriptionOrder(ctx, body);
  });
  route(getTimeSlots, (ctx, { query }) => listTimeSlots(ctx, query.store_id));
  route(getMostTips, (ctx) => readMostTips(ctx));
  route(orders.listOrders, (ctx, { query }) => listOrders(ctx, 'finished', query));
  route(orders.listRunningOrders, (ctx, { query }) => listOrders(ctx, 'running', query));
  route(track.getOrderDetails, (ctx, { query }) => getOrderDetails(ctx, keyOf(query)));
  route(track.trackOrder, (ctx, { query }) => trackOrder(ctx, keyOf(query)));
  route(cancel.cancelOrder, (ctx, { body }) => cancelOrder(ctx, body));
  route(cancel.listCancelReasons, (ctx, { query }) => listCancelReasonsOf(ctx, query));
  route(claim.claimGuestOrders, (ctx, { body }) => claimGuestOrders(ctx, body));
  route(reordering.reorder, (ctx, { body }) => reorder(ctx, body));
  route(track.getLastLocation, (ctx, { query }) => getCourierLocation(ctx, keyOf(query)));
}

type KeyQuery = ParsedInput<typeof track.trackOrder>['query'];

function keyOf(query: Pick<KeyQuery, 'order_id' | 'contact_number' | 'key'>): OrderKey {
  return { orderId: query.order_id, contactNumber: query.contact_number, key: query.key };
}
