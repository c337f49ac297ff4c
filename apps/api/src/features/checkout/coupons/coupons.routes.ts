import * as contract from '@errand/contract/coupons';
import type { Route } from '../../../platform/http/index.ts';
import { applyCoupon, listCoupons } from './coupons.service.ts';

export function couponRoutes(route: Route): void {
  route(contract.listCoupons, (ctx, { query }) =>
    listCoupons(ctx, { moduleId: ctx.moduleId, storeId: query.store_id ?? null }),
  );
  route(contract.applyCoupon, (ctx, { query }) => applyCoupon(ctx, query));
  route(contract.listAllCoupons, (ctx) => listCoupons(ctx, { moduleId: null, storeId: null }));
}
