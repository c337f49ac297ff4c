import { useHydrated } from '@errand/client/use-hydrated.ts';
import { findPlacedOrder } from '@errand/contract/orders-place';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { readSession, storeVisitOrder } from '#platform/session/index.ts';
import { type AttemptOf, endAttempt, openKey } from './order-attempt.ts';
import { usePlacing } from './use-place-order.ts';

const POLL_MS = 1500;
/** A request that has not arrived by then was lost, or the server is away: the form is offered again. */
const LOOK_MS = 6000;
const SLOW_POLL_MS = 10_000;

/**
 * Finds the order of a page that was left or reloaded before its response arrived, by its Idempotency-Key, and opens it.
 * `looking` at first; `lost` if nothing was found so far: the same key is sent with the next attempt.
 */
export function useOpenAttempt(
  of: AttemptOf,
  pathOf: (orderId: number) => string,
  /** Runs before the order is opened. */
  onFound: () => void,
): 'none' | 'looking' | 'lost' {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const placing = usePlacing();
  // An attempt of this page reports its own end.
  const [key] = useState(() => (placing ? null : openKey(of)));
  const [isOver, setOver] = useState(false);
  const { data } = useQuery({
    queryKey: queryKeys.placedOrder(key ?? ''),
    queryFn: ({ signal }) =>
      api.call(findPlacedOrder, { query: { ...guestField(), idempotency_key: key ?? '' } }, { signal }),
    enabled: key !== null && !placing,
    refetchInterval: isOver ? SLOW_POLL_MS : POLL_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const orderId = data?.order_id ?? null;

  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setOver(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [key]);

  const open = useEffectEvent((id: number) => {
    // Another attempt of this page has ended it meanwhile.
    if (openKey(of) !== key) return;
    endAttempt(of);
    onFound();
    const { token, guestId } = readSession();
    if (!token && guestId) storeVisitOrder(guestId, id);
    void navigate(pathOf(id), { replace: true });
  });
  useEffect(() => {
    if (orderId !== null) open(orderId);
  }, [orderId]);

  if (key === null || !hydrated) return 'none';
  return isOver ? 'lost' : 'looking';
}

/** The page on which an order or parcel is followed. */
export function trackHref(orderId: number): string {
  return `/track-order?order_id=${orderId}`;
}
