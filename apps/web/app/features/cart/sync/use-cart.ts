import { useMoney } from '@errand/client/money.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import type { CallOptions } from '@errand/contract';
import { listCart } from '@errand/contract/cart';
import { fromWireLine, type PricedCartLine } from '@errand/contract/cart-line';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';

const NO_LINES: PricedCartLine[] = [];

/** Modules whose orders are not made of cart lines. */
const WITHOUT_CART = ['parcel', 'rental'];

/**
 * The cart of the selected module. Empty for a visitor without a module or without an identity, and while a part of the
 * page hydrates, which may happen after the cart has arrived.
 */
export function useCart() {
  const hydrated = useHydrated();
  const query = useQuery(useCartQuery());
  const lines = (hydrated && query.data) || NO_LINES;
  return {
    lines,
    /** Lines, not pieces: the number on the badge. */
    count: lines.length,
    subtotalMinor: lines.reduce((sum, { price }) => sum + price.totalMinor, 0),
    beforeDiscountMinor: lines.reduce((sum, { price }) => sum + price.totalBeforeDiscountMinor, 0),
    loading: !hydrated || query.isLoading,
    failed: query.isError && query.data === undefined,
    retry: query.refetch,
  };
}

/** Pieces of an item in the cart; re-renders only when that number changes. */
export function useQuantityInCart(itemId: number): number {
  const hydrated = useHydrated();
  const { data = 0 } = useQuery({ ...useCartQuery(), select: (lines) => quantityInCart(lines, itemId) });
  return hydrated ? data : 0;
}

/** Pieces of an item over all its lines. */
export function quantityInCart(lines: PricedCartLine[], itemId: number): number {
  return lines.filter((line) => line.item.id === itemId).reduce((sum, line) => sum + line.quantity, 0);
}

function useCartQuery() {
  const { token, guestId, module } = useSession();
  const { digits } = useMoney().style;
  return {
    ...cartQuery(module?.id ?? 0, digits),
    enabled: module !== null && !WITHOUT_CART.includes(module.module_type) && Boolean(token || guestId),
  };
}

/** The cart of a module. */
export function cartQuery(moduleId: number, digits: number) {
  return queryOptions({
    queryKey: queryKeys.cart.of(moduleId),
    queryFn: ({ signal }) => fetchCart(digits, { signal }),
  });
}

/** Loads the cart and parses its lines: from here on, amounts are minor units. */
export async function fetchCart(digits: number, options: CallOptions): Promise<PricedCartLine[]> {
  const lines = await api.call(listCart, { query: guestField() }, options);
  return lines.map((line) => fromWireLine(line, digits));
}
