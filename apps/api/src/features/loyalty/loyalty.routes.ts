import * as contract from '@errand/contract/loyalty';
import type { Route } from '../../platform/http/index.ts';
import { listPointTransactions, transferPoints } from './loyalty.service.ts';

export function loyaltyRoutes(route: Route): void {
  route(contract.listPointTransactions, (ctx, { query }) => listPointTransactions(ctx, query));
  route(contract.transferPoints, (ctx, { body }) => transferPoints(ctx, body));
}
