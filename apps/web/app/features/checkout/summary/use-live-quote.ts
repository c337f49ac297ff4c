import { useDebounced } from '@errand/client/use-debounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRejection } from '#platform/api/idempotent-send.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { usePlacing } from '../place/use-place-order.ts';

const DEBOUNCE_MS = 250;

/** Prices, hours and stock change while the page is open. */
const REFRESH_MS = 30_000;

export type LiveQuote<Result> = {
  quote: Result | null;
  /** The amounts may differ from those of the current body. */
  stale: boolean;
  /** Why the last quote failed, after a retry; a later quote clears it. */
  error: Error | null;
  /** The device is offline: the quote follows when it is back. */
  offline: boolean;
  refresh: () => unknown;
};

/**
 * The quote for `body`, refetched (debounced) after every change of the body or of `cart`, a text that identifies the
 * quoted lines. The previous quote stays visible meanwhile (`stale`). Queries are keyed by the body, so an outdated
 * response is never shown. Without a body no request is sent.
 */
export function useLiveQuote<Body, Result>(props: {
  body: Body | null;
  cart: string | undefined;
  fetch: (body: Body, signal: AbortSignal) => Promise<Result>;
}): LiveQuote<Result> {
  const { body, cart, fetch } = props;
  const request = JSON.stringify([body, cart]);
  const settled = useDebounced(request, DEBOUNCE_MS);
  const placing = usePlacing();
  const query = useQuery({
    queryKey: queryKeys.quote(settled),
    queryFn: ({ signal }) => fetch((JSON.parse(settled) as [Body, string])[0], signal),
    enabled: !placing && body !== null && !settled.startsWith('[null'),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    refetchInterval: REFRESH_MS,
    // A lost response or an answer of a proxy is retried, a rejection is not.
    retry: (failures, error) => failures < 1 && !isRejection(error),
  });
  const quote = query.data ?? null;
  const settledQuote = request === settled && !query.isPlaceholderData ? quote : null;
  return {
    quote,
    // A background refetch does not mark the amounts as stale.
    stale: settledQuote === null,
    error: query.error,
    offline: query.fetchStatus === 'paused',
    refresh: query.refetch,
  };
}
