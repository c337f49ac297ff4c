import { useConfig } from '@errand/client/config.tsx';
import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderLine } from '@errand/contract/orders';
import { getOrderDetails, trackOrder } from '@errand/contract/orders-track';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
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
import { useOrderTimes } from '../times/use-order-times.ts';
import { Bill } from './bill.tsx';
import { OrderReceiptFacts } from './order-receipt-facts.tsx';
import { ReceiptFact } from './receipt-fact.tsx';
import { trackPath } from './receipt-path.ts';
import './receipt-view.css';

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
  return (
    <div className="page-width receipt-page" aria-busy={query.isPending || undefined}>
      <PageTitle text={`${t('orders.receipt.title')} #${orderKey.orderId}`} />
      {query.isPending && <SheetSkeleton />}
      {query.isError && (
        <OrderFailed picture="receipt" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <div className="layout-row layout-between receipt-tools">
            <ButtonLink variant="quiet" to={trackPath(orderKey)}>
              {t(labelFor(query.data.order, 'orders.receipt.back'))}
            </ButtonLink>
            <Button onClick={() => window.print()}>
              <Printer size={20} />
              {t('orders.receipt.print')}
            </Button>
          </div>
          <Sheet order={query.data.order} lines={query.data.lines} />
        </>
      )}
    </div>
  );
}

function Sheet({ order, lines }: { order: Order; lines: OrderLine[] }) {
  const t = useText();
  const config = useConfig();
  return (
    <article className="receipt">
      <header>
        <div>
          <h1 className="text-h1">{t('orders.receipt.title')}</h1>
          <p className="text-muted">
            {t(labelFor(order, 'orders.receipt.order'))} <bdi dir="ltr">#{order.id}</bdi>
          </p>
        </div>
        <div className="receipt-shop">
          <b className="text-title">{config.business_name}</b>
          {config.address && (
            <span className="text-caption">
              <bdi>{config.address}</bdi>
            </span>
          )}
          {config.phone && (
            <span className="text-caption">
              <bdi dir="ltr">{config.phone}</bdi>
            </span>
          )}
        </div>
      </header>
      <dl className="receipt-facts">
        <ReceiptFact name={t(labelFor(order, 'orders.receipt.placed'))}>
          <Moment at={order.created_at} order={order} />
        </ReceiptFact>
        <ReceiptFact name={t(endLabelKey(order))}>
          {order.delivered ? <Moment at={order.delivered} order={order} /> : <StatusTag order={order} />}
        </ReceiptFact>
        {order.parcel ? <ParcelReceiptFacts order={order} /> : <OrderReceiptFacts order={order} />}
      </dl>
      <ZoneNote timeZone={order.time_zone} at={order.created_at} />
      {order.parcel ? (
        seesAmounts(order) && <ParcelBill order={order} />
      ) : (
        <Bill order={order} lines={lines} />
      )}
      <RefundRows order={order} />
      <OrderAttachments order={order} />
      <footer className="text-caption">
        {t(labelFor(order, 'orders.receipt.thanks'), { shop: config.business_name })}
      </footer>
    </article>
  );
}

/** Every refund with its day, and their sum if there are several. */
function RefundRows({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(order.time_zone);
  const approved = order.refunds.filter(({ status }) => status === 'approved');
  return (
    <>
      {approved.map(({ id, amount, decided_at: at }) => (
        <p key={id} className="layout-row layout-between receipt-back">
          <span>
            {t('orders.receipt.refunded')}
            {approved.length > 1 && at && <span className="text-caption"> {times.fullDate(at)}</span>}
          </span>
          <bdi dir="ltr">{money.exact(-amount)}</bdi>
        </p>
      ))}
      {approved.length > 1 && (
        <p className="layout-row layout-between receipt-back">
          <b>{t('orders.receipt.refundedSum')}</b>
          <b>
            <bdi dir="ltr">{money.exact(-order.refunded_amount)}</bdi>
          </b>
        </p>
      )}
    </>
  );
}

function endLabelKey({ delivered, order_type }: Order): TextKey {
  if (!delivered) return 'orders.receipt.state';
  return order_type === 'take_away' ? 'orders.receipt.collected' : 'orders.receipt.delivered';
}

function Moment({ at, order }: { at: string; order: Order }) {
  const times = useOrderTimes(order.time_zone);
  return (
    <time dateTime={at}>
      {times.fullDate(at)} <bdi dir="ltr">{times.clock(at)}</bdi>
    </time>
  );
}

function SheetSkeleton() {
  return (
    <div className="receipt" aria-hidden="true">
      <Skeleton width="30%" height="2em" />
      <Skeleton height="96px" />
      <Skeleton height="240px" />
    </div>
  );
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
