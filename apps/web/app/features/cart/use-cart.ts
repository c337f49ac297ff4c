import { useMoney } from '@errand/client/money.ts';
import { type CartLine, listCart } from '@errand/contract/cart';
import { toMajor, toMinor } from '@errand/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useSession } from '#platform/session/index.ts';
import { quantityInCart } from './cart-lines.ts';

const NO_LINES: CartLine[] = [];
const never = () => () => {};

/** Modules whose orders are not made of cart lines. */
const WITHOUT_CART = ['parcel', 'rental'];

/** The cart of the chosen module. Empty for a visitor without a module, or who has no identity yet. */
export function useCart() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { digits } = useMoney().style;
  const query = useQuery(useCartQuery());
  const lines = query.data ?? NO_LINES;
  return {
    lines,
    /** Lines, not pieces: what the badge counts. */
    count: lines.length,
    subtotal: sum(
      lines.map((line) => line.total_price),
      digits,
    ),
    before: sum(
      lines.map((line) => line.total_before_discount),
      digits,
    ),
    loading: !hydrated || query.isLoading,
    failed: query.isError && query.data === undefined,
    retry: query.refetch,
  };
}

/** Pieces of an item in the cart; a component with it follows that number only. */
export function useQuantityInCart(itemId: number): number {
  const options = useCartQuery();
  return useQuery({ ...options, select: (lines) => quantityInCart(lines, itemId) }).data ?? 0;
}

function useCartQuery() {
  const { token, guestId, module } = useSession();
  const moduleId = module?.id ?? 0;
  return {
    queryKey: ['cart', moduleId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(listCart, { query: guestField() }, { signal }),
    enabled: module !== null && !WITHOUT_CART.includes(module.module_type) && Boolean(token || guestId),
  };
}

function sum(amounts: number[], digits: number): number {
  return toMajor(
    amounts.reduce((total, amount) => total + toMinor(amount, digits), 0),
    digits,
  );
}
