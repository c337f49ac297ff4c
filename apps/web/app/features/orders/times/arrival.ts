import type { Order } from '@errand/contract/orders';
import { isActive } from '@errand/domain/orders';

/**
 * What a page shows about the arrival of an order: `ended` (the status instead), `slot` (day and window of a scheduled
 * order, until the window begins), `minutes` until the end of the promised window, `now` or `by` its end once it has
 * begun, or `longer` once it has passed. An order that has not left the store does not arrive `now`.
 */
export type Arrival =
  | { kind: 'ended' | 'longer' | 'now' }
  | { kind: 'by'; to: string }
  | { kind: 'slot'; from: string; to: string }
  | { kind: 'minutes'; minutes: number };

/** How long an elapsed delivery window still counts, until the server sends a new one. */
const GRACE_MS = 15_000;
/** Tolerates a browser clock that is behind the server's, which never sends a window that began in the past. */
const SKEW_MS = 10_000;

export function arrivalOf(order: Order, nowMs: number): Arrival {
  const { expected_from: from, expected_to: to } = order;
  if (!isActive(order.order_status) || !from || !to) return { kind: 'ended' };
  if (order.scheduled === 1 && Date.parse(from) > nowMs) return { kind: 'slot', from, to };
  const left = Date.parse(to) - nowMs;
  if (left < -GRACE_MS) return { kind: 'longer' };
  if (Date.parse(from) > nowMs + SKEW_MS)
    return { kind: 'minutes', minutes: Math.max(1, Math.ceil(left / 60_000)) };
  const isComing = order.order_status === 'picked_up' || order.order_type === 'take_away';
  return isComing ? { kind: 'now' } : { kind: 'by', to };
}
