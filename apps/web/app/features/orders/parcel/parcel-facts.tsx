import { type Translate, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import type { OrderNote } from '../components/order-notes.ts';
import { useOrderTimes } from '../times/use-order-times.ts';
import { useMeasure } from './use-measure.ts';
import '../components/delivery-details.css';

/** What is sent and how. The server sends contents and value to the owner only. */
export function ParcelFacts({ order }: { order: Order }) {
  const t = useText();
  const facts = useParcelFacts(order);
  if (facts.length === 0) return null;
  return (
    <dl className="delivery-details" aria-label={t('parcel-order.given')}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of a parcel by name. Empty ones are left out. */
export function useParcelFacts(order: Order): OrderNote[] {
  const t = useText();
  const money = useMoney();
  const times = useOrderTimes(order.time_zone);
  const { weight, size } = useMeasure(order);
  const { parcel, schedule_at: from, schedule_ends: to } = order;
  const value = parcel?.value ?? null;
  const facts: [string, string | null | undefined][] = [
    [t('parcel-order.category'), order.parcel_category?.name],
    [t('parcel-order.contents'), parcel?.contents],
    [t('parcel-order.weight'), weight],
    [t('parcel-order.size'), size],
    [t('parcel-order.value'), value === null ? null : money.exact(value)],
    [t('parcel-order.slot'), from && to && `${times.fullDate(from)}${t('ui.comma')} ${times.span(from, to)}`],
    [t('parcel-order.payer'), payerText(order, t)],
    [t('parcel-order.yourName'), isNameHidden(order) ? t('parcel-order.hidden') : null],
    [t('parcel-order.instruction'), order.delivery_instruction],
    [t('parcel-order.note'), order.order_note],
  ];
  return facts.flatMap(([name, text]) => (text ? [{ name, value: text }] : []));
}

function isNameHidden({ viewed_as: viewer, parcel }: Order): boolean {
  return viewer === 'owner' && parcel?.hide_sender === 1;
}

function payerText(order: Order, t: Translate): string | null {
  const { charge_payer: payer, viewed_as: viewer, parcel_cancellation: cancellation } = order;
  if (payer === null || viewer === 'follower') return null;
  // The sender pays for a parcel that comes back.
  if (payer === 'receiver' && cancellation?.cancellation_type !== 'after_pickup')
    return t(viewer === 'receiver' ? 'parcel-order.payer.you' : 'parcel-order.payer.receiver');
  return t(viewer === 'owner' ? 'parcel-order.payer.owner' : 'parcel-order.payer.sender');
}
