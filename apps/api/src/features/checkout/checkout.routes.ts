import * as contract from '@errand/contract/checkout';
import type { Route } from '../../platform/http/index.ts';
import { getSurgePrice, readMostTips } from './checkout.service.ts';
import { listTimeSlots } from './time-slots.service.ts';

/** What a checkout shows besides its quote, which `orders` asks of the kind of order. */
export function checkoutRoutes(route: Route): void {
  route(contract.getSurgePrice, (ctx, { body }) => getSurgePrice(ctx, body));
  route(contract.getTimeSlots, (ctx, { query }) => listTimeSlots(ctx, query.store_id));
  route(contract.getMostTips, (ctx) => readMostTips(ctx));
}
