import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { OrderFailed } from '../components/order-failed.tsx';
import { LatestOrders, useLatestOrders } from '../list/latest-orders.tsx';
import { tripPath } from '../receipt/receipt-path.ts';
import { useRunningOrders } from '../running/use-running-orders.ts';
import { FindOrder } from '../track/find-order.tsx';
import { OrderPanel } from '../track/order-panel.tsx';
import { useLiveOrder } from '../track/use-live-order.ts';
import { useNow } from '../track/use-now.ts';
import '../track/map/order-map.css';
import './track-order-page.css';
import '../track/order-panel.css';

const OrderMap = lazy(() =>
  import('../track/map/order-map.tsx').then((part) => ({ default: part.OrderMap })),
);

const ParcelPanel = lazy(() =>
  import('../parcel/parcel-panel.tsx').then((part) => ({ default: part.ParcelPanel })),
);

export const shouldRevalidate = unlessOverlay;

export function meta() {
  return [
    { name: 'description', content: 'Where an order is' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Tracks an order. Trips are found here too, under their own title, and tracked on their own page. */
export default function TrackOrderPage() {
  const t = useText();
  const { session } = useRootData();
  const [search] = useSearchParams();
  const isTrip = session.module?.type === 'rental' || search.get('find') === 'trip';
  const title = t(isTrip ? 'orders.trackTrip' : 'orders.trackOrder');
  return (
    <>
      <PageTitle text={title} />
      <OrderOrSearch title={title} isTrip={isTrip} />
    </>
  );
}

function OrderOrSearch({ title, isTrip }: { title: string; isTrip: boolean }) {
  const [search, setSearch] = useSearchParams();
  const orderId = Number(search.get('order_id'));
  const find = (order: string, phone: string) =>
    setSearch({ order_id: order, contact_number: phone, ...(isTrip && { find: 'trip' }) });
  if (!Number.isInteger(orderId) || orderId <= 0)
    return <TrackStart title={title} isTrip={isTrip} isSearching={search.has('find')} onFind={find} />;
  return (
    <Tracking
      title={title}
      isTrip={isTrip}
      orderId={orderId}
      contactNumber={search.get('contact_number') ?? undefined}
      linkKey={search.get('key') ?? undefined}
      onFind={find}
    />
  );
}

function Tracking(props: {
  title: string;
  isTrip: boolean;
  orderId: number;
  contactNumber?: string | undefined;
  linkKey?: string | undefined;
  onFind: (order: string, phone: string) => void;
}) {
  const { title, isTrip, orderId, contactNumber, linkKey, onFind } = props;
  const t = useText();
  const nowMs = useNow();
  const flag = useSearchParams()[0].get('flag');
  const key = { orderId, contactNumber, key: linkKey };
  const { query, position, silentSinceMs } = useLiveOrder(key);
  const order = query.data;
  const status = query.error instanceof ApiError ? query.error.status : null;
  if (status === 404 || status === 429) {
    return (
      <FindOrder
        title={title}
        isTrip={isTrip}
        problem={
          status === 404
            ? t(isTrip ? 'rental-trip.find.notFound' : 'orders.find.notFound')
            : query.error?.message
        }
        typed={{ order: String(orderId), phone: contactNumber ?? '' }}
        onFind={(typedOrder, phone) => {
          onFind(typedOrder, phone);
          // Searching for the same order again does not change the URL, so the query is refetched here.
          if (Number(typedOrder) === orderId && phone === contactNumber) void query.refetch();
        }}
      />
    );
  }
  // A readable page is never replaced by an error.
  if (query.error && !order) {
    return (
      <div className="page-width">
        <OrderFailed picture="motor-scooter" error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (order?.order_type === 'trip') return <Navigate to={tripPath(key, flag)} replace />;
  const Panel = order?.parcel ? ParcelPanel : OrderPanel;
  return (
    // A parcel's link opens in the colors of the parcel module, whatever module is selected.
    <div
      className="track-order"
      data-module={order?.parcel ? 'parcel' : undefined}
      aria-busy={!order || undefined}
    >
      <Suspense fallback={<div className="order-map" />}>
        {order ? <OrderMap order={order} position={position} /> : <div className="order-map" />}
      </Suspense>
      {order ? (
        <Suspense fallback={<OrderPanelSkeleton />}>
          <Panel order={order} orderKey={key} nowMs={nowMs} silentSinceMs={silentSinceMs} />
        </Suspense>
      ) : (
        <OrderPanelSkeleton />
      )}
    </div>
  );
}

function OrderPanelSkeleton() {
  return (
    <div className="order-panel" aria-hidden="true">
      <div className="layout-row layout-between">
        <Skeleton width="92px" height="26px" />
        <Skeleton width="84px" />
      </div>
      <div>
        <Skeleton width="80%" height="36px" />
        <Skeleton width="60%" className="order-panel-skeleton-gap" />
      </div>
      <Skeleton height="6px" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} width="70%" height="20px" />
      ))}
      <Skeleton height="48px" radius="14px" />
    </div>
  );
}

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
function TrackStart(props: Props) {
  return props.isTrip ? <TripStart {...props} /> : <OrderStart {...props} />;
}

function OrderStart({ title, isSearching, onFind }: Props) {
  const { data: orders = [] } = useRunningOrders();
  const [only] = orders;
  const latest = useLatestOrders();
  if (isSearching || !only)
    return (
      <FindOrder title={title} onFind={onFind}>
        {latest && <LatestOrders {...latest} />}
      </FindOrder>
    );
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
