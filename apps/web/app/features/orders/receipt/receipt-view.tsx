import { useConfig } from '@errand/client/config.tsx';
import { type TextKey, useText } from '@errand/client/i18n.tsx';
import type { Order, OrderLine } from '@errand/contract/orders';
import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { ZoneNote } from '#platform/zone-note.tsx';
import { OrderAttachments } from '../components/order-attachments.tsx';
import { OrderFailed } from '../components/order-failed.tsx';
import { StatusTag } from '../components/status-tag.tsx';
import { labelFor } from '../kind-labels.ts';
import { type OrderKey, queryOf } from '../order-key.ts';
import { type End, endsOf } from '../parcel/ends-of.ts';
import { useParcelFacts } from '../parcel/parcel-facts.tsx';
import { seesAmounts } from '../parcel/parcel-viewer.ts';
import { PlaceLines } from '../parcel/place-lines.tsx';
import { ParcelBill } from '../parcel/receipt/parcel-bill.tsx';
import { Bill } from './bill.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderReceiptFacts } from './order-receipt-facts.tsx';
import { ReceiptFact } from './receipt-fact.tsx';
import { trackPath, tripReceiptPath } from './receipt-path.ts';
import { ReceiptMoment, ReceiptSheet, ReceiptSkeleton, ReceiptTools } from './receipt-sheet.tsx';

/** A printable receipt with everything that was agreed, in the language of the page. */
export function ReceiptView({ orderKey }: { orderKey: OrderKey }) {
  const t = useText();
  const { token, guestId } = useSession();
  const query = useQuery({
    queryKey: queryKeys.order.receipt(orderKey, token ?? guestId ?? ''),
    queryFn: async () => {
      const [order, lines] = await Promise.all([
        api.call(trackOrder, { query: queryOf(orderKey) }),
        api.call(getOrderDetails, { query: queryOf(orderKey) }),
      ]);
      return { order, lines };
    },
  });
  if (query.data?.order.order_type === 'trip') return <Navigate replace to={tripReceiptPath(orderKey)} />;
  return (
    <div className="page-width receipt-page" aria-busy={query.isPending || undefined}>
      <PageTitle text={`${t('orders.receipt.title')} #${orderKey.orderId}`} />
      {query.isPending && <ReceiptSkeleton />}
      {query.isError && (
        <OrderFailed picture="receipt" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <ReceiptTools
            back={t(labelFor(query.data.order, 'orders.receipt.back'))}
            to={trackPath(orderKey)}
          />
          <OrderDocuments documents={query.data.order.documents} />
          <Sheet order={query.data.order} lines={query.data.lines} />
        </>
      )}
    </div>
  );
}

function Sheet({ order, lines }: { order: Order; lines: OrderLine[] }) {
  const t = useText();
  const { business_name: shop } = useConfig();
  return (
    <ReceiptSheet
      paper={order.money?.paper ?? 'receipt'}
      kind={t(labelFor(order, 'orders.receipt.order'))}
      id={order.id}
      facts={
        <>
          <ReceiptFact name={t(labelFor(order, 'orders.receipt.placed'))}>
            <ReceiptMoment at={order.created_at} timeZone={order.time_zone} />
          </ReceiptFact>
          <ReceiptFact name={t(endLabelKey(order))}>
            <End order={order} />
          </ReceiptFact>
          {order.parcel ? <ParcelReceiptFacts order={order} /> : <OrderReceiptFacts order={order} />}
        </>
      }
      thanks={t(labelFor(order, 'orders.receipt.thanks'), { shop })}
    >
      <ZoneNote timeZone={order.time_zone} at={order.created_at} />
      {order.parcel ? (
        seesAmounts(order) && <ParcelBill order={order} />
      ) : (
        <Bill order={order} lines={lines} />
      )}
      <OrderAttachments order={order} />
    </ReceiptSheet>
  );
}

/** When the order was delivered; until then its state, and when it was canceled. */
function End({ order }: { order: Order }) {
  const { delivered, canceled, time_zone: timeZone } = order;
  if (delivered) return <ReceiptMoment at={delivered} timeZone={timeZone} />;
  return (
    <>
      <StatusTag order={order} />
      {canceled && <ReceiptMoment at={canceled} timeZone={timeZone} />}
    </>
  );
}

function endLabelKey({ delivered, order_type }: Order): TextKey {
  if (!delivered) return 'orders.receipt.state';
  return order_type === 'take_away' ? 'orders.receipt.collected' : 'orders.receipt.delivered';
}

/** Sender, receiver and what was sent, on the receipt of a parcel. */
function ParcelReceiptFacts({ order }: { order: Order }) {
  const t = useText();
  const { sender, receiver } = endsOf(order);
  return (
    <>
      <ReceiptEnd name={t('parcel-order.sender')} end={sender} />
      <ReceiptEnd name={t('parcel-order.receiver')} end={receiver} />
      {useParcelFacts(order).map(({ name, value }) => (
        <ReceiptFact key={name} name={name}>
          <span dir="auto">{value}</span>
        </ReceiptFact>
      ))}
    </>
  );
}

function ReceiptEnd({ name, end }: { name: string; end: End }) {
  const t = useText();
  return (
    <ReceiptFact name={name}>
      <b>{end.name ? <bdi>{end.name}</bdi> : t('parcel-order.senderHidden')}</b>
      {end.place && <PlaceLines place={end.place} isWhole={end.isWhole} />}
    </ReceiptFact>
  );
}
