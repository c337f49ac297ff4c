import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#platform/session/index.ts';

const RunningOrderBar = lazy(() =>
  import('#features/orders/running/running-order-bar.tsx').then((part) => ({
    default: part.RunningOrderBar,
  })),
);

/** The bar of orders under way on the home page. Personal, so it loads in the browser. */
export function RunningOrders() {
  const { token, guestId } = useSession();
  const { pathname } = useLocation();
  if (pathname !== '/home' || (token ?? guestId) === null) return null;
  return (
    <Suspense fallback={null}>
      <RunningOrderBar key={token ?? guestId} />
    </Suspense>
  );
}
