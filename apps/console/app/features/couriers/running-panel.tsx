import { useText } from '@errand/client/i18n.tsx';
import { listOrders } from '@errand/contract/console/orders';
import { Link } from 'react-router';
import { Panel } from '#blocks/page/page.tsx';
import { OrderState } from '#features/orders/index.ts';
import { useRead } from '#platform/query.ts';

/** The running orders of the courier. */
export function RunningPanel({ courierId }: { courierId: number }) {
  const t = useText();
  const query = { courier_id: courierId, phase: 'running' as const, limit: 100 };
  const data = useRead('orders', listOrders, { query });
  return (
    <Panel
      title={t('couriers.deliveries')}
      actions={
        <Link className="text-link" to={`/orders?courier_id=${courierId}`}>
          {t('couriers.allOrders')}
        </Link>
      }
    >
      {data.rows.length === 0 ? (
        <p>{t('couriers.noDeliveries')}</p>
      ) : (
        <ul className="running-orders">
          {data.rows.map((order) => (
            <li key={order.id}>
              <Link className="text-link" to={`/orders/${order.id}`}>
                <bdi>#{order.id}</bdi>
              </Link>
              <bdi>{order.store?.name ?? order.customer_name}</bdi>
              <OrderState {...order} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
