import type { CartLine } from '@errand/contract/cart';
import { quoteOrder } from '@errand/contract/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import type { OrderBody } from './order-body.ts';

const WAIT_MS = 250;

/** Parts of the body that change neither a figure nor a problem. */
function figures({ order_note: _note, unavailable_item_note: _unavailable, ...rest }: OrderBody): OrderBody {
  return rest;
}

/**
 * What the order costs as it stands now, asked anew shortly after every change. The last figures stay meanwhile
 * (`stale`); an answer to an older question is never shown, because questions and answers go by their key.
 */
export function useQuote(body: OrderBody | null, lines: CartLine[]) {
  const cart = lines.map((line) => `${line.id}×${line.quantity}@${line.updated_at}`).join(' ');
  const question = JSON.stringify([body && figures(body), cart]);
  const settled = useSettled(question);
  const query = useQuery({
    queryKey: ['quote', settled],
    queryFn: ({ signal }) => {
      const [asked] = JSON.parse(settled) as [OrderBody, string];
      return api.call(quoteOrder, { query: {}, body: asked }, { signal });
    },
    enabled: body !== null && lines.length > 0 && !settled.startsWith('[null'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });
  return {
    quote: query.data ?? null,
    stale: question !== settled || query.isPlaceholderData || query.isFetching,
    error: query.error,
    refresh: query.refetch,
  };
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
