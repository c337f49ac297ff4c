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

/** What a customer may be shown otherwise of the place and its modules. */
const PLACE = ['zones', 'menu'];

/** Drops everything about the person who was signed in; what is on the page is asked for anew. */
export function clearPersonalData(client: QueryClient): void {
  for (const key of PERSONAL) void client.resetQueries({ queryKey: [key] });
}

/** Somebody signed in: their cart, profile and addresses are asked for, and zone and module data once more (001 §4). */
export function loadPersonalData(client: QueryClient): void {
  clearPersonalData(client);
  for (const key of PLACE) void client.invalidateQueries({ queryKey: [key] });
}
