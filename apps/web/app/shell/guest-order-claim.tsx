import { lazy, Suspense } from 'react';
import { readVisitOrders, useSession } from '#platform/session/index.ts';

const ClaimGuestOrders = lazy(() =>
  import('#features/orders/claim/claim-guest-orders.tsx').then((part) => ({
    default: part.ClaimGuestOrders,
  })),
);

/** Offers a customer the orders placed as a guest during this visit; any page may be the one a sign-in ends on. */
export function GuestOrderClaim() {
  const { token } = useSession();
  const orders = token === null ? null : readVisitOrders();
  if (!orders) return null;
  return (
    <Suspense fallback={null}>
      <ClaimGuestOrders key={token} orders={orders} />
    </Suspense>
  );
}
