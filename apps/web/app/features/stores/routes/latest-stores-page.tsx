import { listLatestProviders } from '@errand/contract/rental-discovery';
import { listLatestStores } from '@errand/contract/stores';
import { memo } from 'react';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { StoreList } from '../components/store-list.tsx';
import type { ListStores } from '../filtered-stores.ts';
import { storesLoader } from '../stores-loader.ts';
import type { Route } from './+types/latest-stores-page.ts';

const list: ListStores = (api, query, module) =>
  module === 'rental'
    ? api.call(listLatestProviders, { query: { offset: query.offset, limit: query.limit } })
    : api.call(listLatestStores, { query });

export const loader = storesLoader(list);
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return cachedData(request, serverLoader);
}

export const shouldRevalidate = unlessOverlay;

export default memo(function LatestStoresPage({ loaderData }: Route.ComponentProps) {
  return <StoreList title="latest" list={list} first={loaderData} />;
}, hasSameData);
