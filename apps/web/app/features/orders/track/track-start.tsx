import { Navigate } from 'react-router';
import { useRunningOrders } from '../running/use-running-orders.ts';
import { FindOrder } from './find-order.tsx';

/**
 * The tracking page without an order in its address: opens the visitor's running order, or My orders where several run,
 * and otherwise asks for the number and phone of one.
 */
export function TrackStart(props: {
  title: string;
  /** The visitor wants the form, whatever is under way. */
  isSearching: boolean;
  onFind: (order: string, phone: string) => void;
}) {
  const { title, isSearching, onFind } = props;
  const { data: orders = [] } = useRunningOrders();
  const [only] = orders;
  if (isSearching || !only) return <FindOrder title={title} onFind={onFind} />;
  if (orders.length > 1) return <Navigate to="/my-orders" replace />;
  return <Navigate to={{ search: `?order_id=${only.id}` }} replace />;
}
