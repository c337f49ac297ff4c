import { asCards } from '@errand/contract';
import { listPopularProviders } from '@errand/contract/rental-discovery';
import { listPopularStores } from '@errand/contract/stores';
import { memo } from 'react';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { StoreList } from '../components/store-list.tsx';
import type { ListStores } from '../filtered-stores.ts';
import { storesLoader } from '../stores-loader.ts';
import type { Route } from './+types/popular-stores-page.ts';

const list: ListStores = (api, query, module) =>
  module === 'rental'
    ? api.call(listPopularProviders, { query: { offset: query.offset, limit: query.limit } })
    : api.call(asCards(listPopularStores), { query });

export const loader = storesLoader(list);
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return cachedData(request, serverLoader);
}

export const shouldRevalidate = unlessOverlay;

export default memo(function PopularStoresPage({ loaderData }: Route.ComponentProps) {
  return <StoreList title="popular" list={list} first={loaderData} />;
}, hasSameData);
