import { getItemRating, listItemReviews, listStoreReviews } from '@errand/contract/reviews';
import type { Route } from '../../platform/http/index.ts';
import { getRatingOfItem, listReviewsOfItem, listReviewsOfStore } from './reviews.service.ts';

export function reviewRoutes(route: Route): void {
  route(listStoreReviews, (ctx, { query }) => listReviewsOfStore(ctx, query.store_id, query));
  route(listItemReviews, (ctx, { params, query }) => listReviewsOfItem(ctx, params.id, query));
  route(getItemRating, (ctx, { params }) => getRatingOfItem(ctx, params.id));
}
