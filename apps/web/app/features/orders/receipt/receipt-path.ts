import type { OrderKey } from '../order-key.ts';

/** The path of an order's receipt, with the same credentials as the tracking page. */
export function receiptPath(order: OrderKey): string {
  const query = credentialsOf(order);
  return `/orders/${order.orderId}/receipt${query.size > 0 ? `?${query}` : ''}`;
}

/** The path of an order's tracking page. */
export function trackPath(order: OrderKey): string {
  const query = new URLSearchParams({ order_id: String(order.orderId) });
  for (const [name, value] of credentialsOf(order)) query.set(name, value);
  return `/track-order?${query}`;
}

/** Query parameters that give access to an order without being its owner. */
function credentialsOf({ contactNumber, key }: OrderKey): URLSearchParams {
  const query = new URLSearchParams();
  if (contactNumber) query.set('contact_number', contactNumber);
  if (key) query.set('key', key);
  return query;
}

/** The path of a trip's page; `flag` is the outcome of a payment. */
export function tripPath(order: OrderKey, flag: string | null): string {
  const query = credentialsOf(order);
  if (flag !== null) query.set('flag', flag);
  return `/rental/trips/${order.orderId}${query.size > 0 ? `?${query}` : ''}`;
}

/** The path of a trip's receipt. */
export function tripReceiptPath(order: OrderKey): string {
  const query = credentialsOf(order);
  return `/rental/trips/${order.orderId}/receipt${query.size > 0 ? `?${query}` : ''}`;
}
