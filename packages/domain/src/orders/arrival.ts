import { isRunning, type OrderStatus } from './states.ts';

export type ArrivalInput = {
  placedAtMs: number;
  status: OrderStatus;
  /** When the order reached this status; makes the estimate sharper. */
  statusSinceMs?: number | null;
  nowMs: number;
  preparationMinutes: number;
  /** 0 for take-away: the window then says when it is ready. */
  travelMinutes: number;
};

const MINUTE = 60_000;
/** People read "12:40 to 12:50", not "12:38 to 12:47". */
const GRID = 5 * MINUTE;
const WIDTH = 10 * MINUTE;

/**
 * When the order should arrive. It never lies in the past while the order is running: what has not left the store
 * cannot arrive sooner than the way takes. Null when the order is not running.
 */
export function arrivalWindow(input: ArrivalInput): { fromMs: number; toMs: number } | null {
  const { status, placedAtMs, nowMs } = input;
  if (!isRunning(status)) return null;
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
 * A promise that was given, as it may still be said: never a time that has passed. Once all of it has, the order is
 * late and the window is what is left of the way from now on.
 */
export function arrivedOnTime(
  promised: { fromMs: number; toMs: number },
  { status, nowMs, travelMinutes }: Pick<ArrivalInput, 'status' | 'nowMs' | 'travelMinutes'>,
): { fromMs: number; toMs: number; late: boolean } {
  if (promised.toMs > nowMs)
    return { fromMs: Math.max(promised.fromMs, nowMs), toMs: promised.toMs, late: false };
  const left = status === 'picked_up' ? 0 : travelMinutes * MINUTE;
  const fromMs = Math.ceil((nowMs + left) / GRID) * GRID;
  return { fromMs, toMs: fromMs + WIDTH, late: true };
}
