import type { PricedCartLine } from '@errand/contract/cart-line';
import { quoteOrder } from '@errand/contract/orders-place';
import { api } from '#platform/api/browser-client.ts';
import type { OrderBody } from '../place/order-body.ts';
import { useLiveQuote } from './use-live-quote.ts';

/** Leaves out fields that affect neither amounts nor problems. */
function figures({
  order_note: _note,
  unavailable_item_note: _unavailable,
  delivery_instruction: _instruction,
  bring_change_amount: _change,
  ...rest
}: OrderBody): OrderBody {
  return rest;
}

/** The quote of the current order. `lines` is null for an order without a cart. */
export function useQuote(body: OrderBody | null, lines: PricedCartLine[] | null) {
  return useLiveQuote({
    body: body && lines?.length !== 0 ? figures(body) : null,
    cart: lines?.map((line) => `${line.id}×${line.quantity}@${line.updatedAt}`).join(' '),
    fetch: (asked, signal) => api.call(quoteOrder, { query: {}, body: asked }, { signal }),
  });
}
