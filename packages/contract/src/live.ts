/**
 * Server-sent events for all devices of one visitor, by the token or `guest_id`:
 * `cart` and `wishlist` say that it has changed (a `LiveEvent`), `again` that something may have been missed.
 * Not an endpoint, as its answer never ends.
 */
export const LIVE_EVENTS_PATH = '/api/v1/customer/events';

/** `by` is the `X-Client-Id` header of the request that changed it: the tab that sent it knows already. */
export type LiveEvent =
  | { kind: 'cart'; module_id: number; by: string | null }
  | { kind: 'wishlist'; by: string | null };
