import { useDebounced } from '@errand/client/use-debounced.ts';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { quoteOrder } from '@errand/contract/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderBody } from '../place/order-body.ts';
import { usePlacing } from '../place/use-place-order.ts';

const DEBOUNCE_MS = 250;

/** Prices, hours and stock change while the page stands open. */
const REFRESH_MS = 30_000;

/** Parts of the body that change neither a figure nor a problem. */
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
 * What the order costs as it stands now, asked anew shortly after every change. The last figures stay meanwhile
 * (`stale`); an answer to an older question is never shown, because questions and answers go by their key.
 */
export function useQuote(body: OrderBody | null, lines: PricedCartLine[]) {
  const cart = lines.map((line) => `${line.id}×${line.quantity}@${line.updatedAt}`).join(' ');
  const question = JSON.stringify([body && figures(body), cart]);
  const settled = useDebounced(question, DEBOUNCE_MS);
  const placing = usePlacing();
  const query = useQuery({
    queryKey: queryKeys.quote(settled),
    queryFn: ({ signal }) => {
      const [asked] = JSON.parse(settled) as [OrderBody, string];
      return api.call(quoteOrder, { query: {}, body: asked }, { signal });
    },
    enabled: !placing && body !== null && lines.length > 0 && !settled.startsWith('[null'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: REFRESH_MS,
  });
  const quote = query.data ?? null;
  const settledQuote = question === settled && !query.isPlaceholderData ? quote : null;
  return {
    quote,
    // Looking again by itself leaves the figures as they are until they turn out to be others.
    stale: settledQuote === null,
    /** What the same order cost when the visitor last saw it, where it costs something else now. */
    before: useBefore(settled, settledQuote?.order_amount ?? null),
    error: query.error,
    refresh: query.refetch,
  };
}

/** The first amount that a question was answered with, once the answer is another one. */
function useBefore(question: string, amount: number | null): number | null {
  const [first, setFirst] = useState<{ question: string; amount: number } | null>(null);
  if (amount !== null && first?.question !== question) setFirst({ question, amount });
  return first?.question === question && amount !== null && amount !== first.amount ? first.amount : null;
}
