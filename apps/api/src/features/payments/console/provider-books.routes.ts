import * as contract from '@errand/contract/console/finance/provider-books';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listDifferences, listReads, settleDifference } from './provider-books.service.ts';

export function providerBookConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listProviderDifferences, (ctx, { query }) => listDifferences(ctx, query));
  route(contract.listProviderReads, (ctx) => listReads(ctx));
  route(contract.settleDifference, (ctx, { params, body }) => settleDifference(ctx, params.id, body.note));
}
