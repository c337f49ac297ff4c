import * as contract from '@errand/contract/console/support/reviews';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findReviewPlace, hide, listReviews, readReview, reply, show } from './reviews.service.ts';

type One = { params: { id: string } };
const target = (ctx: ConsoleContext, { params }: One) => findReviewPlace(ctx, params.id);

export function reviewConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listReviews, (ctx, { query }) => listReviews(ctx, query));
  route(contract.getReview, target, (ctx, { params }) => readReview(ctx, params.id));
  route(contract.replyToReview, target, (ctx, { params, body }) => reply(ctx, params.id, body));
  route(contract.hideReview, target, (ctx, { params, body }) =>
    hide(ctx, params.id, body.reason, body.version),
  );
  route(contract.showReview, target, (ctx, { params, body }) => show(ctx, params.id, body.version));
}
