import type { OrderKey } from '../track/order-stream.ts';

/** The receipt of an order, for the same who may follow it. */
export function receiptPath(order: OrderKey): string {
  const query = proofOf(order);
  return `/orders/${order.orderId}/receipt${query.size > 0 ? `?${query}` : ''}`;
}

/** Where an order is followed. */
export function trackPath(order: OrderKey): string {
  const query = new URLSearchParams({ order_id: String(order.orderId) });
  for (const [name, value] of proofOf(order)) query.set(name, value);
  return `/track-order?${query}`;
}

/** What shows that somebody who is not the owner may see the order. */
function proofOf({ contactNumber, key }: OrderKey): URLSearchParams {
  const query = new URLSearchParams();
  if (contactNumber) query.set('contact_number', contactNumber);
  if (key) query.set('key', key);
  return query;
}
