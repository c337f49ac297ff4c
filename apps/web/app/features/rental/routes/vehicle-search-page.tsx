import { useText } from '@errand/client/i18n.tsx';
import { ApiError, type Client } from '@errand/contract';
import { getZoneId } from '@errand/contract/location';
import {
  listVehicleBrands,
  listVehicleCategories,
  searchVehicles,
  type Vehicle,
} from '@errand/contract/rental';
import { VEHICLE_SORTS, type VehicleSort } from '@errand/domain/rental';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { InfiniteList, type ListPage } from '@errand/ui/lists/infinite-list.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { useNavigation } from 'react-router';
import { api as browserApi } from '#platform/api/browser-client.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageLinks } from '#platform/page-tags.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { usePageModuleOfType } from '#platform/use-page-module.ts';
import { NameSearch } from '../search/name-search.tsx';
import { NothingFound } from '../search/nothing-found.tsx';
import { inZone, pickupOf, requestedTrip } from '../search/requested-trip.ts';
import type { TripPlace } from '../search/trip-address.ts';
import { TripBar } from '../search/trip-bar.tsx';
import { tripZone } from '../search/trip-zone.ts';
import { VehicleCard } from '../vehicles/vehicle-card.tsx';
import { filterOf, queryOf, searchHref, type VehicleFilter } from '../vehicles/vehicle-filter.ts';
import { VehicleFilters } from '../vehicles/vehicle-filters.tsx';
import { VehicleSkeletons } from '../vehicles/vehicle-skeletons.tsx';
import type { Route } from './+types/vehicle-search-page.ts';
import './vehicle-search-page.css';

const LIMIT = 12;
const SEARCH = '/rental/vehicle-search';

async function pageOfVehicles(api: Client, filter: VehicleFilter): Promise<ListPage<Vehicle>> {
  const found = await api.call(searchVehicles, { query: queryOf(filter, LIMIT) });
  return { rows: found.vehicles, total: found.total_size, offset: found.offset, limit: found.limit };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  const asked = requestedTrip(request);
  const timeZone = await tripZone(api, input.zoneIds, pickupOf(asked));
  const { trip, problems } = inZone(asked, timeZone);
  const filter = { ...filterOf(new URL(request.url).searchParams), trip };
  const [page, categories, brands] = await Promise.all([
    pageOfVehicles(api, filter),
    api.call(listVehicleCategories, { query: { limit: 25 } }),
    api.call(listVehicleBrands, { query: { limit: 50 } }).catch(() => ({ brands: [] })),
  ]);
  return {
    filter,
    page,
    categories: categories.vehicles,
    brands: brands.brands,
    problems,
    timeZone,
    outside: page.total === 0 && trip?.pickup ? await isOutside(api, trip.pickup) : false,
    // The canonical address has no trip, because trips pass.
    url: `${input.origin}${searchHref({ ...filter, trip: null })}`,
  };
}

async function isOutside(api: Client, { lat, lng }: TripPlace): Promise<boolean> {
  return api.call(getZoneId, { query: { lat, lng } }).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === 'coordinates',
  );
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function VehicleSearchPage({ loaderData }: Route.ComponentProps) {
  const { filter, page, categories, brands, problems, timeZone, outside, url } = loaderData;
  const t = useText();
  const navigate = useNavigate();
  usePageModuleOfType('rental');
  const { state, location: next } = useNavigation();
  const busy = state === 'loading';
  // A pressed filter is shown at once, before its vehicles have loaded.
  const pressed = next?.pathname === SEARCH ? filterOf(new URLSearchParams(next.search)) : filter;
  const loadPage = useCallback(
    (offset: number) => pageOfVehicles(browserApi, { ...filter, page: offset }),
    [filter],
  );
  const [filtering, setFiltering] = useState(false);
  const [only] = filter.categoryIds.length === 1 ? filter.categoryIds : [];
  const kind = categories.find(({ id }) => id === only);
  const title = kind?.name ?? t('rental.allVehicles');
  return (
    <div className="page-width vehicle-search" data-module="rental">
      <PageTitle text={title} />
      <meta name="description" content={t('rental.heroText')} />
      <PageLinks address={url} />
      <TripBar
        trip={problems?.trip ?? filter.trip}
        timeZone={timeZone}
        problems={problems?.fields ?? (outside ? { pickup: 'outside' } : null)}
        href={(trip) =>
          searchHref({
            ...filter,
            page: 1,
            // Prices of another kind of trip are not comparable.
            maxPrice: trip?.type === filter.trip?.type ? filter.maxPrice : null,
            trip,
          })
        }
      />
      <div className="vehicle-search-columns">
        <aside className="vehicle-search-side" aria-label={t('rental.filter')}>
          <VehicleFilters filter={pressed} categories={categories} brands={brands} />
        </aside>
        <section aria-busy={busy || undefined} className={cx(busy && 'vehicle-search-busy')}>
          <div className="vehicle-search-head">
            <div>
              <h1 className="text-h2">{title}</h1>
              <Announced className="text-meta">
                {t(filter.trip ? 'rental-search.found' : 'rental.found', { count: page.total })}
              </Announced>
            </div>
            <NameSearch
              key={filter.name}
              name={filter.name}
              onSearch={(name) =>
                navigate(searchHref({ ...filter, page: 1, name }), { preventScrollReset: true })
              }
            />
            <div className="chip-list">
              <button
                type="button"
                className="chip vehicle-search-filter-button"
                onClick={() => setFiltering(true)}
              >
                <SlidersHorizontal className="icon" size={18} />
                {t('rental.filter')}
              </button>
              <label className="chip vehicle-search-sort">
                <ArrowDownUp className="icon" size={18} />
                <select
                  aria-label={t('rental.sort')}
                  value={filter.sort}
                  onChange={(event) =>
                    navigate(searchHref({ ...filter, page: 1, sort: event.target.value as VehicleSort }), {
                      preventScrollReset: true,
                    })
                  }
                >
                  <NamedOptions rows={VEHICLE_SORTS.map((id) => ({ id, name: t(`rental.sort.${id}`) }))} />
                </select>
              </label>
            </div>
          </div>
          {page.rows.length === 0 ? (
            <NothingFound filter={filter} outside={outside} timeZone={timeZone} />
          ) : (
            <InfiniteList
              key={searchHref({ ...filter, page: 1 })}
              first={page}
              load={loadPage}
              href={(number) => searchHref({ ...filter, page: number })}
              skeleton={<VehicleSkeletons />}
            >
              {(vehicles, first) => (
                <div className="layout-grid layout-grid-3">
                  {vehicles.map((vehicle, index) => (
                    <VehicleCard
                      key={vehicle.id}
                      vehicle={vehicle}
                      trip={filter.trip}
                      eager={first && index < 3}
                      heading="h2"
                    />
                  ))}
                </div>
              )}
            </InfiniteList>
          )}
        </section>
      </div>
      <Dialog
        open={filtering}
        onClose={() => setFiltering(false)}
        title={t('rental.filter')}
        hideTitle
        className="vehicle-search-dialog"
        footer={
          <button type="button" className="button primary full" onClick={() => setFiltering(false)}>
            {t('rental.show', { count: page.total })}
          </button>
        }
      >
        <VehicleFilters filter={pressed} categories={categories} brands={brands} />
      </Dialog>
    </div>
  );
}, hasSameData);
