import { useText } from '@errand/client/i18n.tsx';
import { Navigate } from 'react-router';
import { OrderRow } from '../list/order-row.tsx';
import { useRunningOrders } from '../running/use-running-orders.ts';
import { FindOrder } from './find-order.tsx';

/**
 * The tracking page without an order in its address: opens the visitor's running order, lists several, and otherwise asks
 * for the number and phone of one.
 */
export function TrackStart(props: {
  title: string;
  /** The visitor wants the form, whatever is under way. */
  isSearching: boolean;
  onFind: (order: string, phone: string) => void;
}) {
  const t = useText();
  const { title, isSearching, onFind } = props;
  const { data: orders = [] } = useRunningOrders();
  const [only] = orders;
  if (isSearching || !only) return <FindOrder title={title} onFind={onFind} />;
  if (orders.length === 1) return <Navigate to={{ search: `?order_id=${only.id}` }} replace />;
  return (
    <FindOrder title={title} onFind={onFind}>
      <section className="find-order-running">
        <h2 className="text-h3">{t('orders.underWay')}</h2>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
        <h2 className="text-h3">{t('orders.findOther')}</h2>
      </section>
    </FindOrder>
  );
}
