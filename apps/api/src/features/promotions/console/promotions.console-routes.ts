import * as coupons from '@errand/contract/console/coupons';
import type { ConsoleRoute } from '../../../console/index.ts';
import { createCoupon, listCouponsOfShop, readCoupon, updateCoupon } from './coupons.console-service.ts';

export function promotionConsoleRoutes(route: ConsoleRoute): void {
  route(coupons.listCoupons, (ctx, { query }) => listCouponsOfShop(ctx, query));
  route(coupons.getCoupon, (ctx, { params }) => readCoupon(ctx, params.id));
  route(coupons.createCoupon, (ctx, { body }) => createCoupon(ctx, body));
  route(coupons.updateCoupon, (ctx, { params, body }) => updateCoupon(ctx, params.id, body));
}
