import { listBanners } from '@errand/contract/promotions';
import type { Route } from '../../platform/http/index.ts';
import { listVisitorBanners } from './promotions.service.ts';

export function promotionRoutes(route: Route): void {
  route(listBanners, (ctx, { query }) => listVisitorBanners(ctx, query.featured === 1));
}
