import { useText } from '@errand/client/i18n.tsx';
import { listTrips } from '@errand/contract/rental-trips';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { ALL_VEHICLES } from '../rental-links.ts';
import { TripRow } from './trip-row.tsx';
import './trips-view.css';

const TABS = ['running', 'history'] as const;

/** The customer's upcoming and running trips, and past trips. */
export function TripsView() {
  const t = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>('running');
  const pages = { running: useTrips('running'), history: useTrips('history') };
  const query = pages[tab];
  const trips = query.data?.trips ?? [];
  return (
    <>
      <PageTitle text={t('account.section.trips')} />
      <h1 className="text-h1">{t('account.section.trips')}</h1>
      <div className="tabs trips-view-tabs" role="group" aria-label={t('account.section.trips')}>
        {TABS.map((name) => (
          <button
            type="button"
            key={name}
            className={cx(name === tab && 'on')}
            aria-pressed={name === tab}
            onClick={() => setTab(name)}
          >
            {t(`rental.tab.${name}`)}
            <i>
              <bdi dir="ltr">{pages[name].data?.total_size ?? ''}</bdi>
            </i>
          </button>
        ))}
      </div>
      {query.isPending && <RowsSkeleton />}
      {query.isError && (
        <FailedState
          level={2}
          picture="sport-utility-vehicle"
          title={t('rental.tripsFailed')}
          onRetry={query.refetch}
        />
      )}
      {query.isSuccess && trips.length === 0 && (
        <EmptyState
          level={2}
          picture={<StaticPicture name="sport-utility-vehicle" />}
          title={t(`rental.noTrips.${tab}`)}
          text={t('rental.noTripsText')}
        >
          <ButtonLink variant="soft" to={ALL_VEHICLES}>
            {t('rental.seeAll')}
          </ButtonLink>
        </EmptyState>
      )}
      {trips.map((trip) => (
        <TripRow key={trip.id} trip={trip} />
      ))}
    </>
  );
}

function useTrips(type: (typeof TABS)[number]) {
  return useQuery({
    queryKey: queryKeys.trips.list(type),
    queryFn: () => api.call(listTrips, { params: { type }, query: { limit: 50 } }),
  });
}

function RowsSkeleton() {
  return [0, 1].map((row) => (
    <div className="trip-row" key={row} aria-hidden="true">
      <Skeleton className="tile size-88" width="88px" height="88px" />
      <div className="trip-row-main">
        <Skeleton width="40%" height="1.3em" />
        <Skeleton width="60%" />
      </div>
    </div>
  ));
}
