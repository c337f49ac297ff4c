import * as contract from '@errand/contract/search';
import type { Route } from '../../platform/http/index.ts';
import { searchItems, searchStores } from './search.service.ts';
import { listTrending } from './search-counts.ts';
import { suggestNames } from './suggest.service.ts';

export function searchRoutes(route: Route): void {
  route(contract.searchItems, (ctx, { query }) => searchItems(ctx, query));
  route(contract.searchStores, (ctx, { query }) => searchStores(ctx, query));
  route(contract.suggest, (ctx, { query }) => suggestNames(ctx, query.name));
  route(contract.listTrendingSearches, (ctx) => listTrending(ctx));
}
