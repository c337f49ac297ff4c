import { toFormData } from '@errand/client/forms/form-data.ts';
import { listRunningOrders } from '@errand/contract/orders';
import { placePrescriptionOrder } from '@errand/contract/orders-place';
import { useQueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderBody } from '../place/order-body.ts';
import { trackHref } from '../place/use-open-attempt.ts';
import { type PlacingRules, usePlaceOrder } from '../place/use-place-order.ts';

/** Sends a prescription to a store once, and follows the order on the tracking page. Nothing is paid yet. */
export function usePrescriptionOrder(storeId: number, onPlaced: () => void) {
  const client = useQueryClient();
  const rules: PlacingRules<OrderBody, null> = {
    attempt: 'prescription',
    agreed: () => ({}),
    send: async ({ coupon_code: _, ...body }, files, headers) => {
      const sent = toFormData({ ...body, store_id: storeId, order_attachment: files });
      return (await api.call(placePrescriptionOrder, { query: {}, body: sent }, { headers })).order_id;
    },
    pathOf: trackHref,
    findNewest: async () => {
      const query = { ...guestField(), limit: 1, offset: 1 };
      const { orders } = await api.call(listRunningOrders, { query });
      return orders[0]?.id ?? null;
    },
    onPlaced: async () => {
      onPlaced();
      await client.invalidateQueries({ queryKey: queryKeys.orders.all });
    },
    onRejected: () => {},
  };
  return usePlaceOrder(rules);
}
