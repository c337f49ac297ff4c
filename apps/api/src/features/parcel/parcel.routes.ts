import * as contract from '@errand/contract/parcel';
import type { Route } from '../../platform/http/index.ts';
import { returnParcel } from './cancellation.service.ts';
import { listCancellationReasons, listCategories, listInstructions } from './categories.service.ts';
import { estimateParcel } from './estimate.service.ts';
import { listParcelSlots } from './parcel-hours.ts';
import { repeatParcel } from './repeat.service.ts';

/** Quoting, placing, tracking and canceling parcels are calls of orders. */
export function parcelRoutes(route: Route): void {
  route(contract.listParcelCategories, (ctx) => listCategories(ctx));
  route(contract.listParcelInstructions, (ctx, { query }) => listInstructions(ctx, query));
  route(contract.listParcelCancelReasons, (ctx, { query }) => listCancellationReasons(ctx, query));
  route(contract.estimateParcel, (ctx, { query }) => estimateParcel(ctx, query));
  route(contract.getParcelTimeSlots, (ctx, { query }) => listParcelSlots(ctx, query));
  route(contract.returnParcel, (ctx, { body }) => returnParcel(ctx, body));
  route(contract.repeatParcel, (ctx, { query }) => repeatParcel(ctx, query));
}
