import type { QueryClient } from '@tanstack/react-query';

const PERSONAL = [
  'customer',
  'addresses',
  'orders',
  'order',
  'order-lines',
  'payment',
  'offline-payment',
  'quote',
  'cart',
  'rental-cart',
  'wallet',
  'points',
  'coupons',
  'trips',
  'conversations',
  'wishlist',
  'visit-again',
];

/** Zone and module data that depend on the customer. */
const PLACE = ['zones', 'menu'];

/** Clears all personal data of the previous visitor and resets the queries on the page. */
export function clearPersonalData(client: QueryClient): void {
  for (const key of PERSONAL) void client.resetQueries({ queryKey: [key] });
}

/** After a sign-in: refetches cart, profile, addresses, and zone and module data. */
export function loadPersonalData(client: QueryClient): void {
  clearPersonalData(client);
  for (const key of PLACE) void client.invalidateQueries({ queryKey: [key] });
}
