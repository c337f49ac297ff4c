import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { Link } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { isolatedText } from '../isolated-text.tsx';

/** Name, contact details and notes of the customer. */
export function CustomerPanel({ order }: { order: OrderDetails }) {
  const t = useText();
  const may = useMay();
  const { customer_id: id, customer_phone: phone, customer_mail: mail, bring_change_minor: change } = order;
  return (
    <Panel title={t('orders.customer')}>
      <Facts
        facts={[
          [
            id === null ? t('orders.guest') : t('orders.customer'),
            id !== null && may('customers.read') ? (
              <Link key="name" className="text-link" to={`/customers/${id}`}>
                <bdi>{order.customer_name}</bdi>
              </Link>
            ) : (
              order.customer_name
            ),
          ],
          [
            t('orders.phone'),
            <a key="phone" className="text-link" href={`tel:${phone}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>,
          ],
          [
            t('orders.mail'),
            mail && (
              <a key="mail" className="text-link" href={`mailto:${mail}`}>
                <bdi dir="ltr">{mail}</bdi>
              </a>
            ),
          ],
          [t('orders.customerNote'), isolatedText(order.note)],
          [t('orders.unavailable'), isolatedText(order.unavailable_item_note)],
          [t('orders.cutlery'), order.cutlery ? t('orders.yes') : null],
          [t('orders.bringChange'), change === null ? null : <Amount key="change" minor={change} />],
        ]}
      />
      <Link className="text-link" to={`/orders?search=${encodeURIComponent(phone)}`}>
        {t('orders.allOrders')}
      </Link>
    </Panel>
  );
}
