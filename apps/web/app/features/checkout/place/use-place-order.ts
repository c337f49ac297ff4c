import { toFormData } from '@errand/client/forms/form-data.ts';
import { listRunningOrders } from '@errand/contract/orders';
import { placeOrder } from '@errand/contract/orders-place';
import { useQueryClient } from '@tanstack/react-query';
import { clearDirectOrder } from '#features/cart/index.ts';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderBody } from '../order-request.ts';
import { type PlacingRules, usePlace } from './use-place.ts';

/** Places an order or parcel, and follows it on the tracking page. */
export function usePlaceOrder(refreshQuote: () => unknown, onPlaced: () => void) {
  const client = useQueryClient();
  return usePlace<OrderBody>({
    ...ORDER,
    onPlaced: async (body) => {
      onPlaced();
      if (body.order_type !== 'parcel') clearDirectOrder();
      await client.invalidateQueries({ queryKey: queryKeys.cart.all });
      await client.invalidateQueries({ queryKey: queryKeys.orders.all });
    },
    onRejected: () => {
      void refreshQuote();
      void client.invalidateQueries({ queryKey: queryKeys.cart.all });
    },
  });
}

const ORDER: Omit<PlacingRules<OrderBody>, 'onPlaced' | 'onRejected'> = {
  attemptOf: (body) => (body.order_type === 'parcel' ? 'parcel' : 'order'),
  send: async (body, files, headers) => {
    const sent = files.length > 0 ? toFormData({ ...body, order_attachment: files }) : body;
    return (await api.call(placeOrder, { query: {}, body: sent }, { headers })).order_id;
  },
  totalOf: (body) => body.order_amount,
  pathOf: (orderId) => `/track-order?order_id=${orderId}`,
  findNewest: async () => {
    const query = { ...guestField(), limit: 1, offset: 1 };
    const { orders } = await api.call(listRunningOrders, { query });
    return orders[0]?.id ?? null;
  },
};
