import { listPointTransactions, transferPoints } from '@errand/contract/loyalty';
import type { Route } from '../../platform/http/index.ts';
import { listVisitorPoints, transferVisitorPoints } from './loyalty.service.ts';

export function loyaltyRoutes(route: Route): void {
  route(listPointTransactions, (ctx, { query }) => listVisitorPoints(ctx, query));
  route(transferPoints, (ctx, { body }) => transferVisitorPoints(ctx, body));
}
