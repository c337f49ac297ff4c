import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { listTrips, type Trip } from '@errand/contract/rental-trips';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { RowsSkeleton } from '@errand/ui/lists/rows-skeleton.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrderTimes } from '#features/orders/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { Link } from '#platform/navigation/link.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { ALL_VEHICLES, tripHref } from '../rental-links.ts';
import { tripLength } from './trip-length.ts';
import { TripStatusTag } from './trip-status-tag.tsx';
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
      {query.isPending && (
        <RowsSkeleton
          count={2}
          row="trip-row"
          text="trip-row-main"
          picture={{ size: '88px', className: 'tile size-88' }}
          lines={['40%', '60%']}
        />
      )}
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
          picture="sport-utility-vehicle"
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

/** A trip in the list: vehicles, provider, pickup in the zone's clock, and length. */
function TripRow({ trip }: { trip: Trip }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(trip.time_zone);
  const [first] = trip.trip_details;
  const href = tripHref({ orderId: trip.id });
  return (
    <article className="trip-row">
      <Tile
        name={first?.vehicle_details.name ?? ''}
        className="size-88 mirror-ltr"
        src={first?.vehicle_details.thumbnail_full_url ?? null}
        art={first?.vehicle_details.art ?? null}
        width={88}
      />
      <div className="trip-row-main">
        <div className="trip-row-name">
          <h2 className="text-title">
            <Link to={href}>
              {trip.trip_details.map((one) => one.vehicle_details.name).join(t('auth.separator'))}
            </Link>
          </h2>
          <TripStatusTag status={trip.trip_status} />
        </div>
        <p className="text-meta text-clip">
          <bdi>{trip.provider.name}</bdi> · <bdi>{trip.pickup_location.location_name}</bdi>
        </p>
        <p className="text-caption">
          {times.day(trip.pickup_time)} <bdi dir="ltr">{times.clock(trip.pickup_time)}</bdi>
          <span className="text-separator" /> {tripLength(trip, t)}
          <span className="text-separator" /> <bdi dir="ltr">#{trip.id}</bdi>
        </p>
      </div>
      <div className="trip-row-end">
        <span className="price">
          <b>
            <bdi dir="ltr">{money.exact(trip.trip_amount)}</bdi>
          </b>
        </span>
        <ButtonLink
          variant={trip.payable ? 'primary' : 'quiet'}
          size="sm"
          to={href}
          aria-label={`${t(trip.payable ? 'rental-trip.payNow' : 'rental-trip.open')} #${trip.id}`}
        >
          {t(trip.payable ? 'rental-trip.payNow' : 'rental-trip.open')}
        </ButtonLink>
      </div>
    </article>
  );
}
