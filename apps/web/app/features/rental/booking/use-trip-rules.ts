import { toFormData } from '@errand/client/forms/form-data.ts';
import { bookTrip, listTrips, type TripQuote } from '@errand/contract/rental-trips';
import { useQueryClient } from '@tanstack/react-query';
import type { PlacingRules } from '#features/checkout/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { readSession } from '#platform/session/index.ts';
import { tripHref } from '../rental-links.ts';
import { agreedTrip } from './order-quote.ts';
import type { TripBody } from './trip-body.ts';

/** Books the trip of the cart and opens its page. */
export function useTripRules(onBooked: () => void): PlacingRules<TripBody, TripQuote> {
  const client = useQueryClient();
  const refreshCart = () => client.invalidateQueries({ queryKey: queryKeys.rentalCart });
  return {
    attempt: 'trip',
    agreed: agreedTrip,
    send: async (body, files, headers) => {
      const sent = files.length > 0 ? toFormData({ ...body, order_attachment: files }) : body;
      return (await api.call(bookTrip, { query: {}, body: sent }, { headers })).order_id;
    },
    pathOf: (orderId) => tripHref({ orderId }),
    findNewest: async () => {
      // Guests have no list of trips.
      if (!readSession().token) return null;
      const { trips } = await api.call(listTrips, { params: { type: 'running' }, query: { limit: 1 } });
      return trips[0]?.id ?? null;
    },
    onPlaced: async () => {
      onBooked();
      await refreshCart();
      await client.invalidateQueries({ queryKey: queryKeys.trips.all });
    },
    onRejected: () => void refreshCart(),
  };
}
