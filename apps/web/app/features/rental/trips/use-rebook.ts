import { useText } from '@errand/client/i18n.tsx';
import { rebookTrip } from '@errand/contract/rental-trip-changes';
import { isolateAny } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { toastApiError } from '#platform/api-error.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { BOOKING } from '../rental-links.ts';

/** Replaces the vehicles of the rental cart by those of a past trip, and opens the booking. */
export function useRebook(tripId: number) {
  const t = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.call(rebookTrip, { query: {}, body: { ...guestField(), trip_id: tripId } }),
    onSuccess: async ({ carts, user_data, message, left_out: left }) => {
      client.setQueryData(queryKeys.rentalCart, { carts, user_data });
      const names = left.map(isolateAny).join(t('auth.separator'));
      toastDone(left.length > 0 ? t('rental-trip.leftOut', { names }) : message);
      await navigate(BOOKING);
    },
    onError: (error) => toastApiError(error, t),
  });
}
