import { listAllCoupons, listCoupons } from '@errand/contract/coupons';
import { listBanners } from '@errand/contract/promotions';
import type { Route } from '../../platform/http/index.ts';
import { listVisitorCoupons } from './coupons.service.ts';
import { listVisitorBanners } from './promotions.service.ts';

export function promotionRoutes(route: Route): void {
  route(listBanners, (ctx, { query }) => listVisitorBanners(ctx, query.featured === 1));
  route(listCoupons, (ctx, { query }) =>
    listVisitorCoupons(ctx, { moduleId: ctx.moduleId, storeId: query.store_id ?? null }),
  );
  route(listAllCoupons, (ctx) => listVisitorCoupons(ctx, { moduleId: null, storeId: null }));
}
