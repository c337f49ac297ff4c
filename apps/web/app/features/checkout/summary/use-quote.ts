import { useDebounced } from '@errand/client/use-debounced.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { quoteOrder } from '@errand/contract/orders-place';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderBody } from '../order-request.ts';
import { usePlacing } from '../place/use-place-order.ts';

const DEBOUNCE_MS = 250;

/** Prices, hours and stock change while the page is open. */
const REFRESH_MS = 30_000;

/** Leaves out fields that affect neither amounts nor problems. */
function figures({
  order_note: _note,
  unavailable_item_note: _unavailable,
  delivery_instruction: _instruction,
  bring_change_amount: _change,
  ...rest
}: OrderBody): OrderBody {
  return rest;
}

/**
 * The quote of the current order, refetched (debounced) after every change. `lines` is null for an order without a
 * cart. The previous quote stays visible meanwhile (`stale`). Queries are keyed by the body, so an outdated response is never shown.
 */
export function useQuote(body: OrderBody | null, lines: PricedCartLine[] | null) {
  const cart = lines?.map((line) => `${line.id}×${line.quantity}@${line.updatedAt}`).join(' ');
  const question = JSON.stringify([body && figures(body), cart]);
  const settled = useDebounced(question, DEBOUNCE_MS);
  const placing = usePlacing();
  const query = useQuery({
    queryKey: queryKeys.quote(settled),
    queryFn: ({ signal }) => {
      const [orderBody] = JSON.parse(settled) as [OrderBody, string];
      return api.call(quoteOrder, { query: {}, body: orderBody }, { signal });
    },
    enabled: !placing && body !== null && lines?.length !== 0 && !settled.startsWith('[null'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: REFRESH_MS,
  });
  const quote = query.data ?? null;
  const settledQuote = question === settled && !query.isPlaceholderData ? quote : null;
  return {
    quote,
    // A background refetch does not mark the amounts as stale.
    stale: settledQuote === null,
    /** The total that the visitor first saw for this order, when it has changed. */
    before: useBefore(settled, settledQuote?.order_amount ?? null),
    error: query.error,
    /** The device is offline: the quote follows when it is back. */
    offline: query.fetchStatus === 'paused',
    refresh: query.refetch,
  };
}

/** The first amount of this query, once the current amount differs. */
function useBefore(question: string, amount: number | null): number | null {
  const [first, setFirst] = useState<{ question: string; amount: number } | null>(null);
  if (amount !== null && first?.question !== question) setFirst({ question, amount });
  return first?.question === question && amount !== null && amount !== first.amount ? first.amount : null;
}
