import type { AnswerOf } from '@errand/contract';
import { listVehicleCategories, searchVehicles, type Vehicle } from '@errand/contract/rental';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useText } from '#platform/i18n/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StoreSkeletons } from '#ui/card-skeletons.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless, type ListPage } from '#ui/endless.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import '../rental.css';
import { VehicleCard } from '../components/vehicle-card.tsx';
import { VehicleFilters } from '../components/vehicle-filters.tsx';
import { ALL_VEHICLES } from '../rental-links.ts';
import { filterOf, queryOf, SORTS, type Sort, searchHref } from '../vehicle-filter.ts';
import type { Route } from './+types/vehicle-search-page.ts';

const LIMIT = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const filter = filterOf(new URL(request.url).searchParams);
  const [page, categories] = await Promise.all([
    api.call(searchVehicles, { query: queryOf(filter, LIMIT) }),
    api.call(listVehicleCategories, { query: { limit: 25 } }),
  ]);
  return { filter, page, categories: categories.vehicles, url: `${origin}${searchHref(filter)}` };
}

function listed({ vehicles, total_size, offset, limit }: AnswerOf<typeof searchVehicles>): ListPage<Vehicle> {
  return { rows: vehicles, total: total_size, offset, limit };
}

export const shouldRevalidate = unlessOverlay;

export default function VehicleSearchPage({ loaderData }: Route.ComponentProps) {
  const { filter, page, categories, url } = loaderData;
  const t = useText();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  const [filtering, setFiltering] = useState(false);
  const [only] = filter.categoryIds.length === 1 ? filter.categoryIds : [];
  const kind = categories.find(({ id }) => id === only);
  const title = kind?.name ?? t('rental.allVehicles');
  return (
    <div className="wrap vs" data-module="rental">
      <title>{`${title} · Errand`}</title>
      <meta name="description" content={t('rental.heroText')} />
      <link rel="canonical" href={url} />
      <div className="vcols">
        <aside className="vside" aria-label={t('rental.filter')}>
          <VehicleFilters filter={filter} categories={categories} />
        </aside>
        <section aria-busy={busy || undefined} className={cx(busy && 'vbusy')}>
          <div className="vhead">
            <div>
              <h1 className="h2">{title}</h1>
              <p className="meta" role="status">
                {t('rental.found', { count: page.total_size })}
              </p>
            </div>
            <div className="chips">
              <button type="button" className="chip vfilter" onClick={() => setFiltering(true)}>
                <SlidersHorizontal className="ic" size={18} strokeWidth={1.75} aria-hidden="true" />
                {t('rental.filter')}
              </button>
              <label className="chip vsort">
                <ArrowDownUp className="ic" size={18} strokeWidth={1.75} aria-hidden="true" />
                <select
                  aria-label={t('rental.sort')}
                  value={filter.sort}
                  onChange={(event) =>
                    navigate(searchHref({ ...filter, page: 1, sort: event.target.value as Sort }), {
                      preventScrollReset: true,
                    })
                  }
                >
                  {SORTS.map((sort) => (
                    <option key={sort} value={sort}>
                      {t(`rental.sort.${sort}`)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          {page.vehicles.length === 0 ? (
            <EmptyState
              level={2}
              picture={<StaticPicture name="sport-utility-vehicle" />}
              title={t('rental.noneTitle')}
              text={t('rental.noMatch')}
            >
              <ButtonLink variant="soft" to={ALL_VEHICLES}>
                {t('rental.seeAll')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <Endless
              key={searchHref({ ...filter, page: 1 })}
              first={listed(page)}
              load={async (number) =>
                listed(await api.call(searchVehicles, { query: queryOf({ ...filter, page: number }, LIMIT) }))
              }
              href={(number) => searchHref({ ...filter, page: number })}
              skeleton={<StoreSkeletons count={3} />}
            >
              {(vehicles, first) => (
                <div className="grid g3">
                  {vehicles.map((vehicle, index) => (
                    <VehicleCard key={vehicle.id} vehicle={vehicle} eager={first && index < 3} />
                  ))}
                </div>
              )}
            </Endless>
          )}
        </section>
      </div>
      <Dialog
        open={filtering}
        onClose={() => setFiltering(false)}
        title={t('rental.filter')}
        hideTitle
        className="vdialog"
        footer={
          <button type="button" className="btn primary full" onClick={() => setFiltering(false)}>
            {t('rental.show', { count: page.total_size })}
          </button>
        }
      >
        <VehicleFilters filter={filter} categories={categories} />
      </Dialog>
    </div>
  );
}
