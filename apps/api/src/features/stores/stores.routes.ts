import { getStore, listLatestStores, listPopularStores, listStores } from '@errand/contract/stores';
import type { Route } from '../../platform/http/index.ts';
import { getStoreDetail, listVisitorStores } from './stores.service.ts';

export function storeRoutes(route: Route): void {
  route(listLatestStores, (ctx, { query }) => listVisitorStores(ctx, 'latest', query));
  route(listPopularStores, (ctx, { query }) => listVisitorStores(ctx, 'popular', query));
  route(listStores, (ctx, { params, query }) => listVisitorStores(ctx, params.filter, query));
  route(getStore, (ctx, { params }) => getStoreDetail(ctx, params.id));
}
