import { asCards } from '@errand/contract';
import { listLatestProviders, listPopularProviders } from '@errand/contract/rental-discovery';
import { listLatestStores, listPopularStores } from '@errand/contract/stores';
import type { ListStores } from './filtered-stores.ts';

/** The newest stores of a module. The endpoints of rental take no filters [RENTAL-11]. */
export const latestSellers: ListStores = (api, query, module) =>
  module === 'rental'
    ? api.call(listLatestProviders, { query: { offset: query.offset, limit: query.limit } })
    : api.call(listLatestStores, { query });

/** The most ordered stores of a module. */
export const popularSellers: ListStores = (api, query, module) =>
  module === 'rental'
    ? api.call(listPopularProviders, { query: { offset: query.offset, limit: query.limit } })
    : api.call(asCards(listPopularStores), { query });
