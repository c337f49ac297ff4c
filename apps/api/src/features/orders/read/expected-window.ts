import { arrivalWindow, arrivedOnTime, isRunning } from '@errand/domain/orders';
import type { OrderRow } from './order-row.ts';

export type ExpectedWindow = { fromMs: number; toMs: number; late: boolean };

/**
 * When the order should arrive: as whoever brings it has said, else by the domain's rule. Never in the past while the
 * order runs: once the promise has passed the window moves on and says so. Null when it has ended, and when
 * it stands ready to be collected: from then on it waits for who collects it.
 */
export function expectedWindow(row: OrderRow, nowMs: number): ExpectedWindow | null {
  const { status } = row;
  if (!isRunning(status) || (row.type === 'take_away' && status === 'handover')) return null;
  const travelMinutes = row.type === 'take_away' ? 0 : (row.travel_seconds ?? 0) / 60;
  if (row.expected_from && row.expected_to) {
    const promised = { fromMs: row.expected_from.getTime(), toMs: row.expected_to.getTime() };
    return arrivedOnTime(promised, { status, nowMs, travelMinutes });
  }
  // The store does not know of it yet, so nobody can say.
  if (row.pay_by) return null;
  const since = row.history[row.history.length - 1]?.at;
  const arrival = {
    placedAtMs: row.created_at.getTime(),
    status,
    statusSinceMs: since && LEFT.includes(status) ? Date.parse(since) : null,
    preparationMinutes: row.processing_minutes ?? row.delivery_minutes_from,
    travelMinutes,
  };
  const window = arrivalWindow({ ...arrival, nowMs });
  // As it was expected from the start, had nothing taken longer. Nothing was said before the store had it.
  const atFirst = arrivalWindow({ ...arrival, nowMs: Math.min(nowMs, arrival.placedAtMs) });
  return window && { ...window, late: status !== 'pending' && atFirst !== null && atFirst.toMs <= nowMs };
}

/** From here on the time of the status tells more than the time the order was placed. */
const LEFT: OrderRow['status'][] = ['handover', 'picked_up'];
