import type { OrderStatus } from '@errand/domain/orders';

/** What the demo's people need in life, in seconds; the demo divides it by its speed. At 12 an order takes two minutes. */
const CONFIRM = 60;
const BEGIN = 36;
const FETCH = 84;
const COLLECT = 300;
/** The kitchen's part of what a store promises from order to door. */
const COOKING_SHARE = 0.45;
const COOKING_MINUTES = { least: 6, most: 12 };
const TRAVEL = { least: 144, most: 900 };

export type SimulationClock = {
  orderType: 'delivery' | 'take_away';
  cookingMinutes: number;
  /** Along the streets, in life. */
  travelSeconds: number;
  speed: number;
};

/** What a store says it needs, as it would in life: also what the order shows. */
export function cookingMinutes(promisedMinutes: number): number {
  const share = Math.round(promisedMinutes * COOKING_SHARE);
  return Math.min(COOKING_MINUTES.most, Math.max(COOKING_MINUTES.least, share));
}

/** The way as the demo rides it; at least a second, so that it is seen. */
export function travelSeconds({
  travelSeconds,
  speed,
}: Pick<SimulationClock, 'travelSeconds' | 'speed'>): number {
  const limited = Math.min(TRAVEL.most, Math.max(TRAVEL.least, travelSeconds));
  return Math.max(1, Math.round(limited / speed));
}

/** The step that follows a status, and after how many seconds of the demo's clock; null at the end. */
export function nextStep(
  status: OrderStatus,
  pace: SimulationClock,
): { to: OrderStatus; seconds: number } | null {
  const isTakeAway = pace.orderType === 'take_away';
  switch (status) {
    case 'pending':
      return { to: 'confirmed', seconds: CONFIRM / pace.speed };
    case 'confirmed':
      return { to: 'processing', seconds: BEGIN / pace.speed };
    case 'processing':
      return { to: 'handover', seconds: (pace.cookingMinutes * 60) / pace.speed };
    case 'handover':
      return isTakeAway
        ? { to: 'delivered', seconds: COLLECT / pace.speed }
        : { to: 'picked_up', seconds: FETCH / pace.speed };
    case 'picked_up':
      return { to: 'delivered', seconds: travelSeconds(pace) };
    default:
      return null;
  }
}

/** Seconds of the demo's clock until an order arrives, counted from the moment it reached a status. */
export function secondsLeft(status: OrderStatus, pace: SimulationClock): number {
  const step = nextStep(status, pace);
  return step ? step.seconds + secondsLeft(step.to, pace) : 0;
}

/** What the customer is promised: what is left, and a fifth more for whatever comes in between. */
export function promisedWindow(
  status: OrderStatus,
  pace: SimulationClock,
  nowMs: number,
): { fromMs: number; toMs: number } {
  const left = secondsLeft(status, pace) * 1000;
  return { fromMs: Math.round(nowMs + left), toMs: Math.round(nowMs + left * 1.2 + 2000) };
}
