import { toFormData } from '@errand/client/forms/form-data.ts';
import { listRunningOrders } from '@errand/contract/orders';
import { placeOrder, type Quote } from '@errand/contract/orders-place';
import { useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { agreedAmounts } from '../payment/use-payment.ts';
import type { OrderBody } from './order-body.ts';
import { trackHref } from './use-open-attempt.ts';
import type { PlacingRules } from './use-place-order.ts';

/** Follows an order on the tracking page, also one whose response was lost. */
export const followOrder = {
  pathOf: trackHref,
  async findNewest() {
    const query = { ...guestField(), limit: 1, offset: 1 };
    const { orders } = await api.call(listRunningOrders, { query });
    return orders[0]?.id ?? null;
  },
} satisfies Partial<PlacingRules<OrderBody, unknown>>;

/** Places an order or parcel, and follows it on the tracking page. */
export function useOrderRules(
  attempt: 'order' | 'parcel',
  onPlaced: () => void,
): PlacingRules<OrderBody, Quote> {
  const client = useQueryClient();
  return {
    ...followOrder,
    attempt,
    agreed: agreedAmounts,
    send: async (body, files, headers) => {
      const sent = files.length > 0 ? toFormData({ ...body, order_attachment: files }) : body;
      return (await api.call(placeOrder, { query: {}, body: sent }, { headers })).order_id;
    },
    onPlaced: async () => {
      onPlaced();
      await client.invalidateQueries({ queryKey: queryKeys.cart.all });
      await client.invalidateQueries({ queryKey: queryKeys.orders.all });
    },
    onRejected: () => void client.invalidateQueries({ queryKey: queryKeys.cart.all }),
  };
}
