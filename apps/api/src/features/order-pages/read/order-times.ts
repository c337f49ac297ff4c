import {
  arrivalWindow,
  awaitsPrescription,
  isActive,
  type OrderStatus,
  reachedAt,
  remainingWindow,
} from '@errand/domain/orders';
import { slotMinutes } from '@errand/domain/time';
import type { Settings } from '../../../platform/settings.ts';
import { type OrderRow, prescriptionOfRow } from './order-row.ts';

/** When the order reached each status for the first time. */
export function timesOf({ history }: OrderRow) {
  const at = (status: OrderStatus) => reachedAt(history, status);
  return {
    pending: at('pending'),
    accepted: at('accepted'),
    confirmed: at('confirmed'),
    processing: at('processing'),
    handover: at('handover'),
    picked_up: at('picked_up'),
    delivered: at('delivered'),
    canceled: at('canceled'),
    failed: at('failed'),
    refund_requested: at('refund_requested'),
    refunded: at('refunded'),
    returned: at('returned'),
  };
}

/** The end of the chosen slot; null without one. The promised window may move on later, the slot does not. */
export function slotEnd(
  { scheduled_for: from }: Pick<OrderRow, 'scheduled_for'>,
  { schedule_order_slot_duration: duration }: Pick<Settings, 'schedule_order_slot_duration'>,
): Date | null {
  return from && new Date(from.getTime() + slotMinutes(duration) * 60_000);
}

export type ExpectedWindow = { fromMs: number; toMs: number; late: boolean };

/**
 * The expected delivery window: the promised one if set, else by the domain rule. It is never in the past while the order
 * runs; after the promised time it moves on and `late` is set. Null for finished orders and for orders ready for pickup.
 */
export function expectedWindow(row: OrderRow, nowMs: number): ExpectedWindow | null {
  const { status } = row;
  // Nothing arrives before the customer has accepted the pharmacy's offer.
  if (awaitsPrescription(prescriptionOfRow(row))) return null;
  if (!isActive(status) || (row.type === 'take_away' && status === 'handover')) return null;
  const travelMinutes = row.type === 'take_away' ? 0 : (row.travel_seconds ?? 0) / 60;
  if (row.expected_from && row.expected_to) {
    const promised = { fromMs: row.expected_from.getTime(), toMs: row.expected_to.getTime() };
    return remainingWindow(promised, { status, nowMs, travelMinutes });
  }
  // An unpaid order has not reached its store, or is not prepared.
  if (row.pay_by || row.transfer_by) return null;
  const since = row.history[row.history.length - 1]?.at;
  const arrival = {
    placedAtMs: row.created_at.getTime(),
    status,
    statusSinceMs: since && LEFT.includes(status) ? Date.parse(since) : null,
    preparationMinutes: row.processing_minutes ?? row.delivery_minutes_from ?? PICKUP_MINUTES,
    travelMinutes,
  };
  const window = arrivalWindow({ ...arrival, nowMs });
  // The window as first expected. A pending order has no window yet, so it is never late.
  const atFirst = arrivalWindow({ ...arrival, nowMs: Math.min(nowMs, arrival.placedAtMs) });
  return window && { ...window, late: status !== 'pending' && atFirst !== null && atFirst.toMs <= nowMs };
}

/** Minutes until a courier reaches the sender of a parcel. */
const PICKUP_MINUTES = 15;

/** From these statuses on, the time of the status predicts the arrival better than the time of the order. */
const LEFT: OrderRow['status'][] = ['handover', 'picked_up'];
