import { ApiError } from '@errand/contract';
import { getProvider, listProviderVehicles, listVehicleCategories } from '@errand/contract/rental';
import { data } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { ProviderHead } from '../providers/provider-head.tsx';
import { ProviderVehicles } from '../providers/provider-vehicles.tsx';
import { providerHref } from '../rental-links.ts';
import type { Route } from './+types/provider-details-page.ts';
import './provider-details-page.css';

/** The provider given by `id` in the query, as number or slug. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const id = new URL(request.url).searchParams.get('id')?.trim().slice(0, 200);
  if (!id) throw data(null, { status: 404 });
  const provider = await api.call(getProvider, { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
  const [fleet, categories] = await Promise.all([
    api.call(listProviderVehicles, { query: { provider_id: provider.id, limit: 100 } }),
    api.call(listVehicleCategories, { query: { limit: 25 } }),
  ]);
  return { provider, vehicles: fleet.vehicles, categories: categories.vehicles, origin };
}

export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { provider, origin } = loaderData;
  return pageMeta({
    title: provider.name,
    description: `${provider.kind}. ${provider.address}`,
    url: `${origin}${providerHref(provider.slug)}`,
    image: provider.logo_full_url && new URL(provider.logo_full_url, origin).href,
  });
}

export default function ProviderDetailsPage({ loaderData }: Route.ComponentProps) {
  const { provider, vehicles, categories } = loaderData;
  usePageModule(provider.module_id);
  return (
    <div className="page-width provider-details" data-module="rental">
      <ProviderHead provider={provider} />
      <ProviderVehicles vehicles={vehicles} categories={categories} />
    </div>
  );
}
