import { useText } from '@errand/client/i18n.tsx';
import type { CustomerDetails } from '@errand/contract/console/customers/customers';
import { listOrders } from '@errand/contract/console/orders';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { OrderState } from '#features/orders/index.ts';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import './customer-rows.css';

const SHOWN = 5;

/** The latest orders, each with a link, and a link to all orders. */
export function OrdersPanel({ customer: { id } }: { customer: CustomerDetails }) {
  const t = useText();
  const dates = useDates();
  const query = { customer_id: id, sort: 'created_at', limit: SHOWN } as const;
  const { data } = useQuery(consoleQuery('orders', listOrders, { query }));
  return (
    <Panel
      title={t('customers.orders')}
      actions={
        data &&
        data.total > SHOWN && (
          <Link className="text-link" to={`/orders?customer_id=${id}&sort=created_at`}>
            {t('customers.allOrders', { count: data.total })}
          </Link>
        )
      }
    >
      {!data && <Skeleton height="120px" />}
      {data?.rows.length === 0 && <p className="text-meta">{t('customers.noOrders')}</p>}
      <ul className="customer-rows">
        {data?.rows.map((order) => (
          <li key={order.id}>
            <div className="customer-row-text">
              <Link className="text-link" to={`/orders/${order.id}`}>
                <bdi>#{order.id}</bdi>
              </Link>
              <span className="text-meta">
                {[order.store?.name ?? order.module.name, dates.dateTime(order.created_at)].join(' · ')}
              </span>
            </div>
            <div className="customer-row-end">
              <OrderState {...order} />
              <Amount minor={order.total_minor} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
