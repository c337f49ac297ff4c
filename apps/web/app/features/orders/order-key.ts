import { guestField } from '#platform/api/browser-client.ts';

/** What identifies an order and proves access to it; `key` is the key of a tracking link. */
export type OrderKey = { orderId: number; contactNumber?: string | undefined; key?: string | undefined };

/** The query parameters of a call for one order. */
export function queryOf(key: OrderKey) {
  return { order_id: key.orderId, contact_number: key.contactNumber, key: key.key, ...guestField() };
}
