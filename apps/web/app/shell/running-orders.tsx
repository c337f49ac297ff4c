import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useLocation } from 'react-router';
import { useRunningOrders } from '#features/orders/index.ts';
import { useSession } from '#platform/session/index.ts';

const runningOrderBar = lazyPart(() =>
  import('#features/orders/running/running-order-bar.tsx').then((part) => part.RunningOrderBar),
);

/** The bar of orders under way on the home page. Personal, so it loads in the browser, for visitors who have some. */
export function RunningOrders() {
  const { token, guestId } = useSession();
  const { pathname } = useLocation();
  return pathname === '/home' && <RunningOrdersOf key={token ?? guestId} />;
}

function RunningOrdersOf() {
  const { data: orders = [] } = useRunningOrders();
  return <LazyPart of={runningOrderBar} props={{}} wanted={orders.length > 0} />;
}
