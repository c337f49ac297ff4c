import { useText } from '@errand/client/i18n.tsx';
import { getTrip, type Trip } from '@errand/contract/rental-trips';
import { isTripActive } from '@errand/domain/rental';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { followOrder, LastSeen, OrderFailed, useLastContact, useNow } from '#features/orders/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { TripDetails } from '../trips/page/trip-details.tsx';
import '../trips/page/trip-details.css';
import './trip-page.css';

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** A booked trip: for its owner, or with the tracking key or the contact number. */
export default function TripPage() {
  const t = useText();
  const search = useSearch();
  const nowMs = useNow();
  const orderId = Number(useParams().id);
  const {
    query: { data: trip, error, refetch },
    silentSinceMs,
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
          <LastSeen sinceMs={silentSinceMs} timeZone={trip.time_zone} />
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

const POLL_MS = 10_000;

/** What identifies a trip and proves access to it; `key` is the key of a tracking link. */
type TripKey = { orderId: number; contactNumber?: string | undefined; key?: string | undefined };

/** A trip with live updates while it is active. */
function useLiveTrip({ orderId, contactNumber, key }: TripKey) {
  const client = useQueryClient();
  const { token, guestId } = useSession();
  const queryKey = queryKeys.trips.one(orderId, contactNumber ?? key ?? '', token ?? guestId ?? '');
  const query = useQuery({
    queryKey,
    queryFn: () =>
      api.call(getTrip, {
        query: { ...guestField(), trip_id: orderId, contact_number: contactNumber, key },
      }),
    enabled: Boolean(token || guestId || contactNumber || key),
    // The stream ends with the trip, so pending refunds, unanswered reports and open disputes are polled.
    refetchInterval: ({ state }) => (state.data && awaitsResponse(state.data) ? POLL_MS : false),
  });
  const isRunning = query.data ? isTripActive(query.data.trip_status) : false;
  const keyText = JSON.stringify(queryKey);
  const { onContact, silentSinceMs } = useLastContact(isRunning);

  useEffect(() => {
    if (!isRunning) return;
    return followOrder(
      { orderId, contactNumber, key },
      {
        // The stream sends only the state of the order, so the trip itself is refetched.
        onOrder: (order) => {
          const known = client.getQueryData<Trip>(JSON.parse(keyText));
          if (known && Date.parse(known.updated_at) >= Date.parse(order.updated_at)) return;
          void client.invalidateQueries({ queryKey: JSON.parse(keyText) });
        },
        onPosition: () => {},
        onContact,
      },
    );
  }, [client, orderId, contactNumber, key, keyText, isRunning, onContact]);

  return { query, silentSinceMs };
}

function awaitsResponse({ refund, report, charges, trip_status: status }: Trip): boolean {
  const isDisputed = charges.some(
    ({ disputed_at, settled_at }) => disputed_at !== null && settled_at === null,
  );
  return !isTripActive(status) && (refund?.status === 'requested' || report?.answer === null || isDisputed);
}
