import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { tripPath } from '../receipt/receipt-path.ts';
import { useRunningOrders } from '../running/use-running-orders.ts';
import { FindOrder } from './find-order.tsx';

type Props = {
  title: string;
  /** Tracks trips instead of orders. */
  isTrip: boolean;
  /** Shows the form even if an order or trip is under way. */
  isSearching: boolean;
  onFind: (order: string, phone: string) => void;
};

/**
 * The tracking page without an order in its address. Opens the visitor's running order or trip, or the list if there
 * are several. Otherwise asks for a number and a phone.
 */
export function TrackStart(props: Props) {
  return props.isTrip ? <TripStart {...props} /> : <OrderStart {...props} />;
}

function OrderStart({ title, isSearching, onFind }: Props) {
  const { data: orders = [] } = useRunningOrders();
  const [only] = orders;
  if (isSearching || !only) return <FindOrder title={title} onFind={onFind} />;
  if (orders.length > 1) return <Navigate to="/my-orders" replace />;
  return <Navigate to={{ search: `?order_id=${only.id}` }} replace />;
}

function TripStart({ title, isSearching, onFind }: Props) {
  const { data: trips = [] } = useRunningTrips(!isSearching);
  const [only] = trips;
  if (isSearching || only === undefined) return <FindOrder title={title} isTrip onFind={onFind} />;
  if (trips.length > 1) return <Navigate to="/my-trips" replace />;
  return <Navigate to={tripPath({ orderId: only }, null)} replace />;
}

/** The customer's upcoming and running trips, at most two. Guests have no list of trips. */
function useRunningTrips(enabled: boolean) {
  const { token } = useSession();
  return useQuery({
    queryKey: queryKeys.trips.list('track'),
    queryFn: async () => {
      // Loaded on demand, because most visitors of the page follow an order.
      const { listTrips } = await import('@errand/contract/rental-trips');
      return api.call(listTrips, { params: { type: 'running' }, query: { limit: 2 } });
    },
    select: ({ trips }) => trips.map(({ id }) => id),
    enabled: enabled && token !== null,
  });
}
