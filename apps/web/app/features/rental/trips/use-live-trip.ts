import { getTrip, type Trip } from '@errand/contract/rental-trips';
import { isTripActive } from '@errand/domain/rental';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followOrder } from '#features/orders/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

const POLL_MS = 10_000;

/** What identifies a trip and proves access to it; `key` is the key of a tracking link. */
export type TripKey = { orderId: number; contactNumber?: string | undefined; key?: string | undefined };

/** A trip with live updates while it is active. */
export function useLiveTrip({ orderId, contactNumber, key }: TripKey) {
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
    // The stream ends with the trip, so pending refunds and unanswered reports are polled.
    refetchInterval: ({ state }) => (state.data && awaitsResponse(state.data) ? POLL_MS : false),
  });
  const isRunning = query.data ? isTripActive(query.data.trip_status) : false;
  const keyText = JSON.stringify(queryKey);

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
      },
    );
  }, [client, orderId, contactNumber, key, keyText, isRunning]);

  return query;
}

function awaitsResponse({ refund, report, trip_status: status }: Trip): boolean {
  return !isTripActive(status) && (refund?.status === 'requested' || report?.answer === null);
}
