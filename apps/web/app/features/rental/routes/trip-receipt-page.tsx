import { useText } from '@errand/client/i18n.tsx';
import { getTrip } from '@errand/contract/rental-trips';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OrderDocuments, OrderFailed, ReceiptSkeleton, ReceiptTools } from '#features/orders/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { tripHref } from '../rental-links.ts';
import { TripReceipt } from '../trips/page/trip-receipt.tsx';

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The receipt of a trip: for its owner, or with the tracking key or the contact number. */
export default function TripReceiptPage() {
  const t = useText();
  const search = useSearch();
  const { token, guestId } = useSession();
  const key = {
    orderId: Number(useParams().id),
    contactNumber: search.get('contact_number') ?? undefined,
    key: search.get('key') ?? undefined,
  };
  const query = useQuery({
    queryKey: queryKeys.order.receipt(key, token ?? guestId ?? ''),
    queryFn: () =>
      api.call(getTrip, {
        query: { ...guestField(), trip_id: key.orderId, contact_number: key.contactNumber, key: key.key },
      }),
  });
  return (
    <div className="page-width receipt-page" aria-busy={query.isPending || undefined}>
      <PageTitle text={`${t('orders.receipt.title')} #${key.orderId}`} />
      {query.isPending && <ReceiptSkeleton />}
      {query.isError && (
        <OrderFailed kind="trip" picture="receipt" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <ReceiptTools back={t('rental-trip.backToTrip')} to={tripHref(key)} />
          <OrderDocuments documents={query.data.documents} />
          <TripReceipt trip={query.data} />
        </>
      )}
    </div>
  );
}
