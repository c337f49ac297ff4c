import * as contract from '@errand/contract/stores';
import type { Route } from '../../platform/http/index.ts';
import { listFilteredStores, listStores, listVisitedStores } from './store-lists.service.ts';
import { getStoreDelivery, getStoreDetail, listStoreDeliveries } from './stores.service.ts';

export function storeRoutes(route: Route): void {
  route(contract.listLatestStores, (ctx, { query }) => listStores(ctx, { order: 'latest' }, query));
  route(contract.listPopularStores, (ctx, { query }) => listStores(ctx, { order: 'popular' }, query));
  route(contract.listRecommendedStores, (ctx, { query }) =>
    listStores(ctx, { order: 'nearest', featured: true }, query),
  );
  route(contract.listTopRatedStores, (ctx, { query }) =>
    listStores(ctx, { order: 'rating', minimumRating: 0 }, query),
  );
  route(contract.listDiscountedStores, (ctx, { query }) =>
    listStores(ctx, { order: 'nearest', discounted: true }, query),
  );
  route(contract.listTopOffers, (ctx, { query }) =>
    listStores(ctx, { order: 'offer', discounted: true }, query),
  );
  route(contract.listStores, (ctx, { params, query }) => listFilteredStores(ctx, params.filter, query));
  route(contract.listVisitAgain, (ctx) => listVisitedStores(ctx));
  route(contract.getStore, (ctx, { params }) => getStoreDetail(ctx, params.id));
  route(contract.getStoreDelivery, (ctx, { params }) => getStoreDelivery(ctx, params.id));
  route(contract.listStoreDeliveries, (ctx, { query }) => listStoreDeliveries(ctx, query.ids ?? []));
}
