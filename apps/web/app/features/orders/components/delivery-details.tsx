import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { addressDetails, orderNotes } from './order-notes.ts';
import './delivery-details.css';

/** Contact, door, notes and wishes of an order, for its owner to check. */
export function DeliveryDetails({ order }: { order: Order }) {
  const t = useText();
  if (order.user_id === '') return null;
  const { contact_person_name: name, contact_person_number: number } = order;
  const door = addressDetails(order, t);
  return (
    <dl className="delivery-details" aria-label={t('orders.deliveryDetails')}>
      {name && (
        <div>
          <dt>{t('orders.contact')}</dt>
          <dd>
            <bdi>{name}</bdi>
            {number && <bdi dir="ltr">{number}</bdi>}
          </dd>
        </div>
      )}
      {door.length > 0 && (
        <div>
          <dt>{t('orders.door')}</dt>
          <dd>
            {door.map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </dd>
        </div>
      )}
      {orderNotes(order, t).map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>
            <bdi>{fact.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
