import {
  getStore,
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStores,
  listTopOffers,
  listTopRatedStores,
  listVisitAgain,
} from '@errand/contract/stores';
import type { Route } from '../../platform/http/index.ts';
import { listFilteredStores, listVisitedStores, listVisitorStores } from './store-lists.service.ts';
import { getStoreDetail } from './stores.service.ts';

export function storeRoutes(route: Route): void {
  route(listLatestStores, (ctx, { query }) => listVisitorStores(ctx, { order: 'latest' }, query));
  route(listPopularStores, (ctx, { query }) => listVisitorStores(ctx, { order: 'popular' }, query));
  route(listRecommendedStores, (ctx, { query }) =>
    listVisitorStores(ctx, { order: 'nearest', featured: true }, query),
  );
  route(listTopRatedStores, (ctx, { query }) =>
    listVisitorStores(ctx, { order: 'rating', minimumRating: 0 }, query),
  );
  route(listDiscountedStores, (ctx, { query }) =>
    listVisitorStores(ctx, { order: 'nearest', discounted: true }, query),
  );
  route(listTopOffers, (ctx, { query }) =>
    listVisitorStores(ctx, { order: 'offer', discounted: true }, query),
  );
  route(listStores, (ctx, { params, query }) => listFilteredStores(ctx, params.filter, query));
  route(listVisitAgain, (ctx) => listVisitedStores(ctx));
  route(getStore, (ctx, { params }) => getStoreDetail(ctx, params.id));
}
