import type { Order } from '@errand/contract/orders';
import { trackOrder } from '@errand/contract/orders-track';
import { isActive } from '@errand/domain/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import { type OrderKey, queryOf } from '../order-key.ts';
import { isBeingReturned } from '../parcel/parcel-status.ts';
import { followOrder, type Position } from './order-stream.ts';
import { useLastContact } from './use-last-contact.ts';

const POLL_MS = 10_000;

/** Whether an ended order can still change: a parcel on its way back, a requested refund or an unanswered report. */
function awaitsChange(order: Order): boolean {
  const { order_status: status, report } = order;
  if (isActive(status)) return false;
  return status === 'refund_requested' || report?.answer === null || isBeingReturned(order);
}

/**
 * An order with live updates: loaded once, then followed while it runs. An older state never replaces a newer one.
 * `silentSinceMs`: no update can arrive since then.
 */
export function useLiveOrder(key: OrderKey) {
  const client = useQueryClient();
  const { token, guestId } = useSession();
  const [position, setPosition] = useState<Position | null>(null);
  const queryKey = queryKeys.order.as(
    key.orderId,
    key.contactNumber ?? key.key ?? '',
    token ?? guestId ?? '',
  );
  const query = useQuery({
    queryKey,
    queryFn: () => api.call(trackOrder, { query: queryOf(key) }),
    enabled: Boolean(token || guestId || key.contactNumber || key.key),
    // These changes come after the stream has ended, so they are polled.
    refetchInterval: ({ state }) => (state.data && awaitsChange(state.data) ? POLL_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const running = query.data ? isActive(query.data.order_status) : false;
  const keyText = JSON.stringify(queryKey);

  const { onContact, silentSinceMs } = useLastContact(running);

  useEffect(() => {
    if (!running) return;
    return followOrder(
      { orderId: key.orderId, contactNumber: key.contactNumber, key: key.key },
      {
        onOrder: (next) =>
          client.setQueryData<Order>(JSON.parse(keyText), (old) =>
            old && old.updated_at > next.updated_at ? old : next,
          ),
        onPosition: setPosition,
        onContact,
      },
    );
  }, [client, key.orderId, key.contactNumber, key.key, keyText, running, onContact]);

  return { query, position, silentSinceMs };
}
