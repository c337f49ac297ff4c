import { memo } from 'react';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { StoreList } from '../components/store-list.tsx';
import { popularSellers } from '../seller-lists.ts';
import { storesLoader } from '../stores-loader.ts';
import type { Route } from './+types/popular-stores-page.ts';

export const loader = storesLoader(popularSellers);
export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function PopularStoresPage({ loaderData }: Route.ComponentProps) {
  return <StoreList title="popular" list={popularSellers} first={loaderData} />;
}, hasSameData);
