import { useText } from '@errand/client/i18n.tsx';
import { getOrder, type OrderDetails } from '@errand/contract/console/orders';
import { listOrderMessages } from '@errand/contract/console/orders/order-messages';
import { ORDER_ACTORS } from '@errand/domain/orders';
import { PARCEL_SIZES } from '@errand/domain/parcel';
import { useParams } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { AbsentMark, DueTime, useNow } from '../due-time.tsx';
import { isolatedText } from '../isolated-text.tsx';
import { OrderState, stateKey } from '../order-state.tsx';
import { CustomerPanel } from '../page/customer-panel.tsx';
import { DeliveryPanel } from '../page/delivery-panel.tsx';
import { ItemsPanel } from '../page/items-panel.tsx';
import { MessagesPanel } from '../page/messages-panel.tsx';
import { NotesPanel } from '../page/notes-panel.tsx';
import { OrderTools } from '../page/order-tools.tsx';
import { RefundPanel } from '../page/refund-panel.tsx';
import { TripPanel } from '../page/trip-panel.tsx';
import { PrescriptionFiles } from '../prescription/prescription-files.tsx';
import { PrescriptionTag } from '../prescription/prescription-tag.tsx';
import { OrderTransitions } from '../transitions/order-transitions.tsx';
import './order-screen.css';

export default function OrderScreen() {
  const t = useText();
  const dates = useDates();
  const now = useNow();
  const mayCall = useMayCall();
  const id = Number(useParams().id);
  const order = useRead('orders', getOrder, { params: { id } });
  return (
    <Page
      title={t(titleOf(order), { id: `#${id}` })}
      text={[order.store?.name, order.zone.name, dates.dateTime(order.created_at)]
        .filter(Boolean)
        .join(' · ')}
      back={{ to: '/orders', label: t('orders.title') }}
      actions={<OrderTransitions order={order} cancellation={order.cancellation} />}
    >
      <div className="order-facts">
        <OrderState {...order} />
        <PrescriptionTag {...order} />
        <StateTag of="orders.money.state" state={order.money_state} />
        <span className="tag">{t(`orders.type.${order.type}`)}</span>
        <DueTime order={order} now={now} />
        <AbsentMark order={order} />
        <OrderTools order={order} />
      </div>
      <Columns
        side={
          <>
            <CustomerPanel order={order} />
            {order.type !== 'trip' && <DeliveryPanel order={order} />}
            {order.parcel && <ParcelPanel parcel={order.parcel} />}
            {order.trip && <TripPanel order={order} trip={order.trip} />}
            <AttachmentsPanel urls={order.attachments} />
          </>
        }
      >
        <ItemsPanel order={order} />
        <RefundPanel order={order} />
        <HistoryPanel order={order} />
        {mayCall(listOrderMessages) && <MessagesPanel id={order.id} />}
        <NotesPanel order={order} />
      </Columns>
    </Page>
  );
}

/** Details that only parcels have. */
function ParcelPanel({ parcel }: { parcel: NonNullable<OrderDetails['parcel']> }) {
  const t = useText();
  const dates = useDates();
  const isBrought = parcel.cancellation_type === 'after_pickup';
  const size = PARCEL_SIZES.find((known) => known === parcel.size);
  const payer = parcel.charge_payer === 'receiver' ? 'orders.payer.receiver' : 'orders.payer.sender';
  return (
    <Panel title={t('orders.parcel')}>
      <Facts
        facts={[
          [t('orders.category'), parcel.category],
          [t('orders.contents'), isolatedText(parcel.contents)],
          [t('orders.weight'), parcel.weight_kg && t('orders.kg', { weight: parcel.weight_kg })],
          [t('orders.size'), size ? t(`orders.size.${size}`) : parcel.size],
          [t('orders.value'), parcel.value_minor && <Amount minor={parcel.value_minor} />],
          [t('orders.payer'), parcel.charge_payer && t(payer)],
          [t('orders.returnFee'), isBrought ? <Amount minor={parcel.return_fee_minor} /> : null],
          [t('orders.returnBy'), parcel.return_by && dates.dateTime(parcel.return_by)],
        ]}
      />
      {parcel.proofs.map((url, index) => (
        <a key={url} className="text-link" href={url} target="_blank" rel="noreferrer">
          {t('orders.proof', { number: index + 1 })}
        </a>
      ))}
    </Panel>
  );
}

/** Every state that the order reached and every check of its prescription, when, and by whom. */
function HistoryPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const dates = useDates();
  const nameOf = (actor: string) => {
    const known = ORDER_ACTORS.find((candidate) => candidate === actor);
    return known ? t(`orders.actor.${known}`) : actor;
  };
  const entries = [
    ...order.history.map(({ id, status, actor, staff, at }) => ({
      key: `state ${id}`,
      text: t(stateKey({ type: order.type, status })),
      by: staff?.name ?? nameOf(actor),
      at,
    })),
    ...order.checks.map(({ id, pharmacist, checked_at: at }) => ({
      key: `check ${id}`,
      text: t('orders.rx.checked'),
      by: pharmacist,
      at,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Panel title={t('orders.history')}>
      <ol className="order-history">
        {entries.map(({ key, text, by, at }) => (
          <li key={key}>
            <span>{text}</span>
            <span className="text-caption">{by}</span>
            <time className="text-caption" dateTime={at}>
              {dates.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Private files of the customer, such as a prescription. */
function AttachmentsPanel({ urls }: { urls: readonly string[] }) {
  const t = useText();
  if (urls.length === 0) return null;
  return (
    <Panel title={t('orders.attachments')}>
      <PrescriptionFiles urls={urls} />
    </Panel>
  );
}

function titleOf({ type }: Pick<OrderDetails, 'type'>) {
  if (type === 'parcel') return 'orders.oneParcel';
  return type === 'trip' ? 'orders.oneTrip' : 'orders.one';
}
