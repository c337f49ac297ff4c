import { getOrderTax } from '@errand/contract/checkout';
import * as cancel from '@errand/contract/orders-cancel';
import * as claim from '@errand/contract/orders-claim';
import * as place from '@errand/contract/orders-place';
import type { Route } from '../../platform/http/index.ts';
import { cancelOrder, listCancelReasonsOf } from './cancel.service.ts';
import { claimGuestOrders } from './claim.service.ts';
import type { OrderKinds } from './kinds/order-kind.ts';
import { placePrescriptionOrder } from './kinds/store-order.ts';
import { findPlacedId, withinOrderQuota } from './place/place-idempotently.ts';

/** Quoting, placing and canceling orders of all kinds. Reading them is in `order-pages`. */
export function ordersRoutes(route: Route, kinds: OrderKinds): void {
  route(place.quoteOrder, (ctx, { body }) => kinds[body.order_type].quote(ctx, body));
  route(getOrderTax, (ctx, { body }) => kinds[body.order_type].quoteTax(ctx, body));
  route(place.placeOrder, (ctx, { body }) =>
    withinOrderQuota(ctx, () => kinds[body.order_type].place(ctx, body)),
  );
  route(place.placePrescriptionOrder, (ctx, { body }) =>
    withinOrderQuota(ctx, () => placePrescriptionOrder(ctx, body)),
  );
  route(place.findPlacedOrder, async (ctx, { query }) => ({
    order_id: await findPlacedId(ctx, query.idempotency_key),
  }));
  route(cancel.cancelOrder, (ctx, { body }) => cancelOrder(ctx, kinds, body));
  route(cancel.listCancelReasons, (ctx, { query }) => listCancelReasonsOf(ctx, query));
  route(claim.claimGuestOrders, (ctx, { body }) => claimGuestOrders(ctx, body));
}
