import { asCards } from '@errand/contract';
import { listStores } from '@errand/contract/stores';
import { memo } from 'react';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { StoreList } from '../components/store-list.tsx';
import type { ListStores } from '../filtered-stores.ts';
import { storesLoader } from '../stores-loader.ts';
import type { Route } from './+types/all-stores-page.ts';

const list: ListStores = (api, query) => api.call(asCards(listStores), { params: { filter: 'all' }, query });

export const loader = storesLoader(list);
export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function AllStoresPage({ loaderData }: Route.ComponentProps) {
  return <StoreList title="all" list={list} first={loaderData} />;
}, hasSameData);
