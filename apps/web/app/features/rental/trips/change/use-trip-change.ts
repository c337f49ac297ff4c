import { useText } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import { changeTrip, previewTripChange } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useIdempotentSend } from '#platform/api/idempotent-send.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** The new end: the time of the return, or the distance of a trip by distance. */
export type NewEnd = { destination_time: string } | { distance: number };

const DEBOUNCE_MS = 300;

/** Previews a new end of the trip (null: nothing to preview) and applies it at the previewed difference. */
export function useTripChange(trip: Trip, end: NewEnd | null, onChanged: () => void) {
  const t = useText();
  const client = useQueryClient();
  const text = JSON.stringify(end);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const key = { trip_id: trip.id, ...guestField() };
  const preview = useQuery({
    queryKey: queryKeys.trips.change(trip.id, settled),
    queryFn: ({ signal }) => {
      const body = { ...key, ...(JSON.parse(settled) as NewEnd) };
      return api.call(previewTripChange, { query: {}, body }, { signal });
    },
    enabled: settled !== 'null',
    staleTime: 0,
    gcTime: 0,
  });
  const send = useIdempotentSend();
  const change = useMutation({
    mutationFn: (agreed: { difference: number; payment_method: 'cash_on_delivery' | 'wallet' }) => {
      const wanted = { ...key, ...(JSON.parse(settled) as NewEnd), ...agreed };
      return send(wanted, (body, headers) => api.call(changeTrip, { query: {}, body }, { headers }));
    },
    onSuccess: () => {
      toastDone(t('rental-trip.changed'));
      onChanged();
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.trips.all, queryKeys.customer, queryKeys.wallet.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { preview, change, isSettled: text === settled };
}
