import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { addressDetails, orderNotes } from '../components/order-notes.ts';
import { orderDestination, orderOrigin } from '../order-ends.ts';
import { useOrderTimes } from '../times/use-order-times.ts';
import { ReceiptFact } from './receipt-fact.tsx';

/** Origin, destination, slot and instructions of an order, on its receipt. */
export function OrderReceiptFacts({ order }: { order: Order }) {
  const t = useText();
  const times = useOrderTimes(order.time_zone);
  const origin = orderOrigin(order);
  const place = orderDestination(order);
  const isCollected = order.order_type === 'take_away';
  return (
    <>
      <ReceiptFact name={t('orders.receipt.from')}>
        <b>{origin?.name}</b>
        <bdi>{origin?.address}</bdi>
      </ReceiptFact>
      <ReceiptFact name={t('orders.receipt.to')}>
        {place ? (
          <>
            <b>
              <bdi>{place.contact_person_name}</bdi>
            </b>
            <bdi>{place.address}</bdi>
            {order.user_id !== '' && addressDetails(order, t).map((part) => <bdi key={part}>{part}</bdi>)}
            <bdi dir="ltr">{place.contact_person_number}</bdi>
          </>
        ) : (
          <>
            {t('orders.receipt.collect')}
            {order.contact_person_name && <bdi>{order.contact_person_name}</bdi>}
            {order.contact_person_number && <bdi dir="ltr">{order.contact_person_number}</bdi>}
          </>
        )}
      </ReceiptFact>
      {order.schedule_at && order.schedule_ends && (
        <ReceiptFact name={t(isCollected ? 'orders.slotPickup' : 'orders.slotDelivery')}>
          <span>
            {times.fullDate(order.schedule_at)}
            {t('ui.comma')} {times.span(order.schedule_at, order.schedule_ends)}
          </span>
        </ReceiptFact>
      )}
      {order.user_id !== '' &&
        orderNotes(order, t).map(({ name, value }) => (
          <ReceiptFact key={name} name={name}>
            <span dir="auto">{value}</span>
          </ReceiptFact>
        ))}
    </>
  );
}
