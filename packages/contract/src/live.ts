/**
 * Server-sent events for all devices of one visitor, by the token or `guest_id`: `cart`, `wishlist` and
 * `notifications` report a change (a `LiveEvent`), `again` that events may have been missed. Not an endpoint, because its response never ends.
 */
export const LIVE_EVENTS_PATH = '/api/v1/customer/events';

/** `by` is the `X-Client-Id` header of the request that made the change: that tab already shows it. */
export type LiveEvent =
  | { kind: 'cart'; module_id: number; by: string | null }
  | { kind: 'wishlist'; by: string | null }
  /** The customer has a new notification, or has seen some. */
  | { kind: 'notifications'; by: string | null };
