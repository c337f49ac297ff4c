import { listLatestStores } from '@errand/contract/stores';
import { pageContext } from '#platform/api/server-context.ts';
import { useText } from '#platform/i18n/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { requirePlace } from '#platform/require-place.ts';
import { pageOf } from '#ui/pager.tsx';
import { StoreList } from '../components/store-list.tsx';
import '../stores.css';
import type { Route } from './+types/latest-stores-page.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext);
  requirePlace(session);
  return api.call(listLatestStores, { query: { offset: pageOf(request), limit: 12 } });
}

export const shouldRevalidate = unlessOverlay;

export default function LatestStoresPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return <StoreList title={t('stores.latestTitle')} page={loaderData} />;
}
