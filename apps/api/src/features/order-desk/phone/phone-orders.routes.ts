import * as contract from '@errand/contract/console/orders/phone-orders';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import {
  findPhoneCustomer,
  getDeliveryStart,
  placePhoneOrder,
  quotePhoneOrder,
  routeOfPhoneOrder,
  suggestAddresses,
} from './phone-orders.service.ts';

const target = (ctx: Pick<ConsoleContext, 'db'>, { params }: { params: { id: number } }) =>
  findStorePlace(ctx.db, params.id);

export function phoneOrderConsoleRoutes(route: ConsoleRoute): void {
  route(contract.findPhoneCustomer, (ctx, { query }) => findPhoneCustomer(ctx, query.phone));
  route(contract.getDeliveryStart, target, (ctx, { params }) => getDeliveryStart(ctx, params.id));
  route(contract.suggestAddresses, target, (ctx, { params, query }) =>
    suggestAddresses(ctx, params.id, query.search),
  );
  route(contract.quotePhoneOrder, {
    target,
    before: (ctx, { params, body }) => routeOfPhoneOrder(ctx, params.id, body),
    handle: (ctx, { params, body }, storeRoute) => quotePhoneOrder(ctx, params.id, body, storeRoute),
  });
  route(contract.placePhoneOrder, {
    target,
    before: (ctx, { params, body }) => routeOfPhoneOrder(ctx, params.id, body),
    handle: (ctx, { params, body }, storeRoute) => placePhoneOrder(ctx, params.id, body, storeRoute),
  });
}
