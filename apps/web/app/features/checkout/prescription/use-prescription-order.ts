import { toFormData } from '@errand/client/forms/form-data.ts';
import { placePrescriptionOrder } from '@errand/contract/orders-place';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderBody } from '../place/order-body.ts';
import { followOrder } from '../place/use-order-rules.ts';
import { type PlacingRules, usePlaceOrder } from '../place/use-place-order.ts';

/** Sends a prescription to a store once, and follows the order on the tracking page. Nothing is paid yet. */
export function usePrescriptionOrder(storeId: number, onPlaced: () => void) {
  const client = useQueryClient();
  const rules: PlacingRules<OrderBody, null> = {
    ...followOrder,
    attempt: 'prescription',
    agreed: () => ({}),
    send: async ({ coupon_code: _, ...body }, files, headers) => {
      const sent = toFormData({ ...body, store_id: storeId, order_attachment: files });
      return (await api.call(placePrescriptionOrder, { query: {}, body: sent }, { headers })).order_id;
    },
    onPlaced: async () => {
      onPlaced();
      await client.invalidateQueries({ queryKey: queryKeys.orders.all });
    },
    onRejected: () => {},
  };
  return usePlaceOrder(rules);
}
