import { memo } from 'react';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { StoreList } from '../components/store-list.tsx';
import { latestSellers } from '../seller-lists.ts';
import { storesLoader } from '../stores-loader.ts';
import type { Route } from './+types/latest-stores-page.ts';

export const loader = storesLoader(latestSellers);
export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function LatestStoresPage({ loaderData }: Route.ComponentProps) {
  return <StoreList title="latest" list={latestSellers} first={loaderData} />;
}, hasSameData);
