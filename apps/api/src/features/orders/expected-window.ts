import { arrivalWindow, isRunning } from '@errand/domain/orders';
import type { OrderRow } from './order-row.ts';

const MINUTE = 60_000;

/**
 * When the order should arrive: as whoever brings it has said, else by the domain's rule. Never in the past while the
 * order runs, null when it has ended.
 */
export function expectedWindow(row: OrderRow, nowMs: number): { fromMs: number; toMs: number } | null {
  if (!isRunning(row.status)) return null;
  if (row.expected_from && row.expected_to) {
    const fromMs = Math.max(row.expected_from.getTime(), nowMs);
    return { fromMs, toMs: Math.max(row.expected_to.getTime(), fromMs + MINUTE / 2) };
  }
  // The store does not know of it yet, so nobody can say.
  if (row.pay_by) return null;
  const since = row.history[row.history.length - 1]?.at;
  return arrivalWindow({
    placedAtMs: row.created_at.getTime(),
    status: row.status,
    statusSinceMs: since && LEFT.includes(row.status) ? Date.parse(since) : null,
    nowMs,
    preparationMinutes: row.processing_minutes ?? row.delivery_minutes_from,
    travelMinutes: row.type === 'take_away' ? 0 : (row.travel_seconds ?? 0) / 60,
  });
}

/** From here on the time of the status tells more than the time the order was placed. */
const LEFT: OrderRow['status'][] = ['handover', 'picked_up'];
