import type { Client } from '@errand/contract';
import { listPopularStores } from '@errand/contract/stores';
import { useCallback } from 'react';
import { changed, countFilters, FilterBar, readFilters, storeQuery } from '#features/search/index.ts';
import { api as browserApi } from '#platform/api/browser-client.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageOf } from '#platform/page-number.ts';
import { requirePlace } from '#platform/require-place.ts';
import { StoreList } from '../components/store-list.tsx';
import { storePage } from '../store-page.ts';
import '../stores.css';
import type { Route } from './+types/popular-stores-page.ts';

async function load(api: Client, params: URLSearchParams, offset: number) {
  const query = storeQuery(readFilters(params));
  return storePage(await api.call(listPopularStores, { query: { ...query, offset, limit: 12 } }));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext);
  requirePlace(session);
  const params = new URL(request.url).searchParams;
  return { page: await load(api, params, pageOf(request)), params: changed(params, {}).slice(1) };
}

export const shouldRevalidate = unlessOverlay;

export default function PopularStoresPage({ loaderData: { page, params } }: Route.ComponentProps) {
  const { session } = useRootData();
  const type = session.module?.type ?? 'food';
  const more = useCallback(
    (offset: number) => load(browserApi, new URLSearchParams(params), offset),
    [params],
  );
  return (
    <StoreList
      title="popular"
      type={type}
      page={page}
      load={more}
      params={params}
      filters={<FilterBar type={type} rows="stores" />}
      filtered={countFilters(readFilters(new URLSearchParams(params))) > 0}
    />
  );
}
