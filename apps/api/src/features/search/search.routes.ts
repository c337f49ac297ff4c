import { listTrendingSearches, searchItems, searchStores, suggest } from '@errand/contract/search';
import type { Route } from '../../platform/http/index.ts';
import { searchVisitorItems, searchVisitorStores } from './search.service.ts';
import { listTrending } from './search-counts.ts';
import { suggestNames } from './suggest.service.ts';

export function searchRoutes(route: Route): void {
  route(searchItems, (ctx, { query }) => searchVisitorItems(ctx, query));
  route(searchStores, (ctx, { query }) => searchVisitorStores(ctx, query));
  route(suggest, (ctx, { query }) => suggestNames(ctx, query.name));
  route(listTrendingSearches, (ctx) => listTrending(ctx));
}
