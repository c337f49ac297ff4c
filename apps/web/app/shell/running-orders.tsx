import { onDemand, Part } from '@errand/client/on-demand.ts';
import { useLocation } from 'react-router';
import { useSession } from '#platform/session/index.ts';

const runningOrderBar = onDemand(() =>
  import('#features/orders/running/running-order-bar.tsx').then((part) => part.RunningOrderBar),
);

/** The bar of orders under way on the home page. Personal, so it loads in the browser. */
export function RunningOrders() {
  const { token, guestId } = useSession();
  const { pathname } = useLocation();
  const visitor = token ?? guestId;
  if (pathname !== '/home' || visitor === null) return null;
  return <Part key={visitor} of={runningOrderBar} props={{}} />;
}
