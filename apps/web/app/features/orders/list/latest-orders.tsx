import { useText } from '@errand/client/i18n.tsx';
import { listOrders } from '@errand/contract/orders';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { OrderRow } from './order-row.tsx';

const COUNT = 3;

/** The customer's latest past orders; null until they are loaded, and for guests, who have none. */
export function useLatestOrders() {
  const { token } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.orders.list('latest', token ?? ''),
    queryFn: () => api.call(listOrders, { query: { limit: COUNT, offset: 1 } }),
    enabled: token !== null,
  });
  return data && data.orders.length > 0 ? data : null;
}

/** The latest past orders, with a link to all of them if there are more. */
export function LatestOrders({ orders, total_size }: NonNullable<ReturnType<typeof useLatestOrders>>) {
  const t = useText();
  return (
    <section aria-labelledby="latest-orders">
      <h2 className="text-h3" id="latest-orders">
        {t('orders.latest')}
      </h2>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {total_size > orders.length && (
        <ButtonLink variant="soft" to="/my-orders">
          {t('orders.all')}
        </ButtonLink>
      )}
    </section>
  );
}
