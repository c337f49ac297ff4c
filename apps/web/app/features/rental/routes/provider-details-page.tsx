import { useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import {
  getProvider,
  listProviderVehicles,
  listVehicleCategories,
  type Vehicle,
  type VehicleCategory,
} from '@errand/contract/rental';
import { getStore, type StoreDetail } from '@errand/contract/stores';
import { cx } from '@errand/ui/cx.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { memo, useState } from 'react';
import { data } from 'react-router';
import { Reviews, readReviews } from '#features/reviews/index.ts';
import { StoreHours } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta, siteOf } from '#platform/page-meta.ts';
import { usePageModule } from '#platform/use-page-module.ts';
import { ProviderHead } from '../providers/provider-head.tsx';
import { ProviderRules } from '../providers/provider-rules.tsx';
import { providerHref, vehicleHref } from '../rental-links.ts';
import { inZone, pickupOf, requestedTrip } from '../search/requested-trip.ts';
import { type SearchedTrip, tripQueryOf } from '../search/trip-address.ts';
import { TripBar } from '../search/trip-bar.tsx';
import { tripZone } from '../search/trip-zone.ts';
import { VehicleCard } from '../vehicles/vehicle-card.tsx';
import type { Route } from './+types/provider-details-page.ts';
import './provider-details-page.css';

/** The provider given by `id` in the query, as number or slug. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  const id = new URL(request.url).searchParams.get('id')?.trim().slice(0, 200);
  if (!id) throw data(null, { status: 404 });
  const asked = requestedTrip(request);
  const provider = await orNotFound(api.call(getProvider, { params: { id } }));
  const ofProvider = { provider_id: provider.id };
  const [fleet, any, categories, store, reviews] = await Promise.all([
    api.call(listProviderVehicles, { query: { ...ofProvider, ...tripQueryOf(asked.trip), limit: 100 } }),
    // Any vehicle has the provider's rules, also when none is free.
    api.call(listProviderVehicles, { query: { ...ofProvider, limit: 1 } }),
    api.call(listVehicleCategories, { query: { limit: 25 } }),
    api.call(getStore, { params: { id: String(provider.id) } }).catch(() => null),
    readReviews(api, { kind: 'provider', id: provider.id }, 1).catch(() => null),
  ]);
  const timeZone = any.vehicles[0]?.time_zone ?? (await tripZone(api, input.zoneIds, pickupOf(asked)));
  return {
    provider,
    ...inZone(asked, timeZone),
    timeZone,
    vehicles: fleet.vehicles,
    terms: any.vehicles[0]?.provider.terms ?? null,
    categories: categories.vehicles,
    store,
    reviews,
    origin: input.origin,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { provider, store, origin } = loaderData;
  const page = {
    title: store?.meta_title ?? provider.name,
    description: store?.meta_description ?? `${provider.kind}. ${provider.address}`,
    url: `${origin}${providerHref(provider.slug)}`,
    image: provider.logo_full_url && new URL(provider.logo_full_url, origin).href,
  };
  return pageMeta(page, siteOf(matches));
}

export default memo(function ProviderDetailsPage({ loaderData }: Route.ComponentProps) {
  const { provider, trip, problems, timeZone, vehicles, terms, categories, store, reviews } = loaderData;
  usePageModule(provider.module_id);
  return (
    <div className="page-width provider-details" data-module="rental">
      <ProviderHead provider={provider} />
      <div className="provider-details-trip">
        <TripBar
          trip={problems?.trip ?? trip}
          timeZone={timeZone}
          problems={problems?.fields ?? null}
          href={(next) => providerHref(provider.slug, next)}
        />
      </div>
      <ProviderVehicles vehicles={vehicles} categories={categories} trip={trip} />
      {terms && (
        <div className="provider-details-rules">
          <ProviderRules terms={terms} offer={provider.discount} hours={store && <Hours store={store} />} />
        </div>
      )}
      <Reviews
        key={provider.id}
        subject={{ kind: 'provider', id: provider.id }}
        module="rental"
        first={reviews ?? undefined}
        about={({ item_name: name, item_slug: slug }) =>
          name &&
          slug && (
            <Link className="text-link tap-target" to={vehicleHref({ slug }, trip)}>
              {name}
            </Link>
          )
        }
      />
    </div>
  );
}, hasSameData);

/** Today's opening hours, with those of the week behind them. */
function Hours({ store }: { store: StoreDetail }) {
  const t = useText();
  const clock = useClockText();
  if (store.schedules.length === 0) return t('rental-search.rule.always');
  const today = store.schedules.filter(({ day }) => day === store.today);
  return (
    <StoreHours store={store}>
      {today.length === 0
        ? t('rental-search.rule.closed')
        : today.map(({ id, opening_time, closing_time }) => (
            <bdi key={id}>{`${clock(opening_time)} – ${clock(closing_time)}`}</bdi>
          ))}
    </StoreHours>
  );
}

/** A provider's vehicles by category, with a trip only the free ones. A chip filters by category. */
function ProviderVehicles(props: {
  vehicles: Vehicle[];
  categories: VehicleCategory[];
  trip: SearchedTrip | null;
}) {
  const { vehicles, categories, trip } = props;
  const t = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  if (vehicles.length === 0) {
    return (
      <EmptyState
        level={2}
        picture="sport-utility-vehicle"
        title={t(trip ? 'rental-search.noneTitle' : 'rental.noneTitle')}
        text={t(trip ? 'rental-search.noneHereThen' : 'rental.noneHere')}
      />
    );
  }
  const kinds = categories.filter(({ id }) => vehicles.some((vehicle) => vehicle.category_id === id));
  const shown = kinds
    .filter(({ id }) => chosen === null || id === chosen)
    .flatMap(({ id }) => vehicles.filter((vehicle) => vehicle.category_id === id));
  return (
    <section className="provider-vehicles" aria-labelledby="fleet">
      <h2 className="text-h2" id="fleet">
        {t(trip ? 'rental-search.freeVehicles' : 'rental.vehicles')}
      </h2>
      {kinds.length > 1 && (
        <div className="chip-list scroll" role="group" aria-label={t('rental.type')}>
          {[null, ...kinds].map((kind) => (
            <button
              type="button"
              key={kind?.id ?? 0}
              className={cx('chip', (kind?.id ?? null) === chosen && 'on')}
              aria-pressed={(kind?.id ?? null) === chosen}
              onClick={() => setChosen(kind?.id ?? null)}
            >
              {kind?.name ?? t('rental.all')}
            </button>
          ))}
        </div>
      )}
      <div className="layout-grid layout-grid-4">
        {shown.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} trip={trip} />
        ))}
      </div>
    </section>
  );
}
