import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useParams } from 'react-router';
import { OrderFailed, useNow } from '#features/orders/index.ts';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { TripDetails } from '../trips/page/trip-details.tsx';
import '../trips/page/trip-details.css';
import { useLiveTrip } from '../trips/use-live-trip.ts';
import './trip-page.css';

export const shouldRevalidate = unlessOverlay;

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** A booked trip: for its owner, or with the tracking key or the contact number. */
export default function TripPage() {
  const t = useText();
  const search = useSearch();
  const nowMs = useNow();
  const { business_name } = useConfig();
  const orderId = Number(useParams().id);
  const {
    data: trip,
    error,
    refetch,
  } = useLiveTrip({
    orderId,
    contactNumber: search.get('contact_number') ?? undefined,
    key: search.get('key') ?? undefined,
  });
  return (
    <div className="page-width trip-page" data-module="rental" aria-busy={(!trip && !error) || undefined}>
      <PageTitle text={`${t('rental-trip.title')} #${orderId}`} />
      {trip ? (
        <>
          <p className="text-title trip-page-shop">{business_name}</p>
          <TripDetails trip={trip} nowMs={nowMs} />
        </>
      ) : error ? (
        <OrderFailed
          kind="trip"
          picture="sport-utility-vehicle"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <TripSkeleton />
      )}
    </div>
  );
}

function TripSkeleton() {
  return (
    <div className="trip-details" aria-hidden="true">
      <div className="trip-details-main">
        <Skeleton width="60%" height="2.4em" />
        <Skeleton height="168px" radius="16px" />
        <Skeleton height="88px" radius="16px" />
      </div>
      <Skeleton height="420px" radius="28px" />
    </div>
  );
}
