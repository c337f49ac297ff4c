import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { RentalCart, RentalCartLine } from '@errand/contract/rental-cart';
import { useQuery } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

export type CartTrip = Exclude<RentalCart['user_data'], unknown[]>;

export type RentalCartState = ReturnType<typeof useRentalCart>;

const NONE: RentalCartLine[] = [];

/** The visitor's rental cart; empty outside of the rental module. */
export function useRentalCart() {
  const hydrated = useHydrated();
  const { token, guestId, module } = useSession();
  const query = useQuery({
    queryKey: queryKeys.rentalCart,
    queryFn: async ({ signal }) => {
      // Loaded on demand, because the header of every page uses this cart.
      const { getRentalCart } = await import('@errand/contract/rental-cart');
      return api.call(getRentalCart, { query: guestField() }, { signal });
    },
    enabled: module?.module_type === 'rental' && Boolean(token || guestId),
  });
  // A part of the page may hydrate after the cart has arrived.
  const cart = hydrated ? query.data : undefined;
  const lines = cart?.carts ?? NONE;
  const trip: CartTrip | null = tripOf(cart);
  return {
    lines,
    trip,
    /** The number of vehicles, not lines: the value of the badge. */
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    loading: !hydrated || query.isLoading,
    failed: query.isError && query.data === undefined,
    retry: query.refetch,
  };
}

function tripOf(cart: RentalCart | undefined): CartTrip | null {
  return !cart || Array.isArray(cart.user_data) ? null : cart.user_data;
}
