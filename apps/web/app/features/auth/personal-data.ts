import type { QueryClient } from '@tanstack/react-query';

const PERSONAL = [
  'customer',
  'addresses',
  'orders',
  'order',
  'order-lines',
  'cart',
  'wallet',
  'points',
  'coupons',
  'trips',
  'conversations',
  'wishlist',
];

/** Drops everything about the person who was signed in; what is on the page is asked for anew. */
export function forgetPerson(client: QueryClient): void {
  for (const key of PERSONAL) void client.resetQueries({ queryKey: [key] });
}
