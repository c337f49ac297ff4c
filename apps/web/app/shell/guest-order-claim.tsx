import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { readVisitOrders, useSession } from '#platform/session/index.ts';

const claimGuestOrders = lazyPart(() =>
  import('#features/orders/components/claim-guest-orders.tsx').then((part) => part.ClaimGuestOrders),
);

/** Offers a customer the orders placed as a guest during this visit; any page may be the one a sign-in ends on. */
export function GuestOrderClaim() {
  const { token } = useSession();
  const orders = token === null ? null : readVisitOrders();
  return orders && <LazyPart key={token} of={claimGuestOrders} props={{ orders }} />;
}
