import {
  cancelReviewReminder,
  getItemRating,
  getReviewReminder,
  listItemReviews,
  listStoreReviews,
  submitCourierReview,
  submitItemReview,
} from '@errand/contract/reviews';
import type { Route } from '../../platform/http/index.ts';
import { cancelReminder, getReminder } from './review-reminder.service.ts';
import { getRatingOfItem, listReviewsOfItem, listReviewsOfStore } from './reviews.service.ts';
import { reviewCourier, reviewItem } from './submit.service.ts';

export function reviewRoutes(route: Route): void {
  route(listStoreReviews, (ctx, { query }) => listReviewsOfStore(ctx, query.store_id, query));
  route(listItemReviews, (ctx, { params, query }) => listReviewsOfItem(ctx, params.id, query));
  route(submitItemReview, (ctx, { body }) => reviewItem(ctx, body));
  route(submitCourierReview, (ctx, { body }) => reviewCourier(ctx, body));
  route(getReviewReminder, (ctx) => getReminder(ctx));
  route(cancelReviewReminder, (ctx) => cancelReminder(ctx));
  route(getItemRating, (ctx, { params }) => getRatingOfItem(ctx, params.id));
}
