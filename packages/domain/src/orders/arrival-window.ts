import { isActive, type OrderStatus } from './states.ts';

export type ArrivalEstimateInput = {
  placedAtMs: number;
  status: OrderStatus;
  /** When the order reached this status. Makes the estimate more precise. */
  statusSinceMs?: number | null;
  nowMs: number;
  preparationMinutes: number;
  /** 0 for take-away: the window is then the time it is ready. */
  travelMinutes: number;
};

const MINUTE = 60_000;
/** Windows start on multiples of 5 minutes: "12:40 to 12:50". */
const GRID = 5 * MINUTE;
const WIDTH = 10 * MINUTE;

/**
 * The estimated arrival window, never in the past: an order that has not left the store arrives after the travel time
 * at the earliest. Null when the order is not running.
 */
export function arrivalWindow(input: ArrivalEstimateInput): { fromMs: number; toMs: number } | null {
  const { status, placedAtMs, nowMs } = input;
  if (!isActive(status)) return null;
  const travel = input.travelMinutes * MINUTE;
  const whole = input.preparationMinutes * MINUTE + travel;
  const ready = status === 'handover' || status === 'picked_up';
  const since = input.statusSinceMs ?? null;
  const expected = since === null ? placedAtMs + whole : since + (ready ? travel : whole);
  const earliest = status === 'picked_up' ? nowMs : nowMs + travel;
  const fromMs = Math.ceil(Math.max(expected, earliest) / GRID) * GRID;
  return { fromMs, toMs: fromMs + WIDTH };
}

/**
 * The rest of a promised window, never in the past. Once the window has passed, the order is late and the window starts
 * after the remaining travel time.
 */
export function remainingWindow(
  promised: { fromMs: number; toMs: number },
  { status, nowMs, travelMinutes }: Pick<ArrivalEstimateInput, 'status' | 'nowMs' | 'travelMinutes'>,
): { fromMs: number; toMs: number; late: boolean } {
  if (promised.toMs > nowMs)
    return { fromMs: Math.max(promised.fromMs, nowMs), toMs: promised.toMs, late: false };
  const left = status === 'picked_up' ? 0 : travelMinutes * MINUTE;
  const fromMs = Math.ceil((nowMs + left) / GRID) * GRID;
  return { fromMs, toMs: fromMs + WIDTH, late: true };
}
