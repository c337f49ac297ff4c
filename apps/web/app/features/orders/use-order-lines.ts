import type { Order } from '@errand/contract/orders';
import { getOrderDetails } from '@errand/contract/orders-track';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { type OrderKey, queryOf } from './order-key.ts';

/** The lines of an order. They change only when the shop edits it or a pharmacy makes another offer. */
export function useOrderLines(order: Order, orderKey: OrderKey) {
  return useQuery({
    queryKey: [
      ...queryKeys.order.lines(order.id, orderKey.contactNumber ?? orderKey.key ?? ''),
      order.order_amount,
      order.edits.length,
      order.prescription?.answer_by,
    ],
    queryFn: () => api.call(getOrderDetails, { query: queryOf(orderKey) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
