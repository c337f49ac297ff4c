import type { OrderType } from '@errand/domain/delivery';
import type { OrderStatus } from '@errand/domain/orders';

/**
 * Real durations of the steps, in seconds; the demo divides them by its speed. At speed 12 an order takes two
 * minutes.
 */
const CONFIRM = 60;
const BEGIN = 36;
const FETCH = 84;
const COLLECT = 300;
/** Until the courier is at the sender of a parcel. */
const COME = 240;
/** How long a rented vehicle is away, regardless of the booked time. */
const RENT = 3600;
/** The share of the promised delivery time that a store needs for preparation. */
const COOKING_SHARE = 0.45;
const COOKING_MINUTES = { least: 6, most: 12 };
const TRAVEL = { least: 144, most: 900 };

export type SimulationClock = {
  orderType: OrderType;
  cookingMinutes: number;
  /** Along the streets, in real time. */
  travelSeconds: number;
  speed: number;
};

/** The preparation time that a store announces, in real time; the order shows it. */
export function cookingMinutes(promisedMinutes: number): number {
  const share = Math.round(promisedMinutes * COOKING_SHARE);
  return Math.min(COOKING_MINUTES.most, Math.max(COOKING_MINUTES.least, share));
}

/** Simulated travel time, at least a second, so that it can be seen. */
export function travelSeconds(clock: Pick<SimulationClock, 'travelSeconds' | 'speed'>): number {
  const limited = Math.min(TRAVEL.most, Math.max(TRAVEL.least, clock.travelSeconds));
  return Math.max(1, Math.round(limited / clock.speed));
}

/** The step that follows a status, and after how many seconds of the demo's clock; null at the end. */
export function nextStep(status: OrderStatus, clock: SimulationClock): Step | null {
  const isTakeAway = clock.orderType === 'take_away';
  switch (status) {
    case 'pending':
      return { to: 'confirmed', seconds: CONFIRM / clock.speed };
    case 'confirmed':
      return afterConfirmation(clock);
    case 'processing':
      return { to: 'handover', seconds: (clock.cookingMinutes * 60) / clock.speed };
    case 'handover':
      return isTakeAway
        ? { to: 'delivered', seconds: COLLECT / clock.speed }
        : { to: 'picked_up', seconds: FETCH / clock.speed };
    case 'picked_up':
      return {
        to: 'delivered',
        seconds: clock.orderType === 'trip' ? RENT / clock.speed : travelSeconds(clock),
      };
    default:
      return null;
  }
}

type Step = { to: OrderStatus; seconds: number };

/** A store begins to prepare; a courier comes for a parcel; a rented vehicle waits for its customer. In real time. */
const AFTER_CONFIRMATION: Record<OrderType, Step> = {
  delivery: { to: 'processing', seconds: BEGIN },
  take_away: { to: 'processing', seconds: BEGIN },
  parcel: { to: 'picked_up', seconds: COME },
  trip: { to: 'picked_up', seconds: BEGIN },
};

function afterConfirmation({ orderType, speed }: SimulationClock): Step {
  const { to, seconds } = AFTER_CONFIRMATION[orderType];
  return { to, seconds: seconds / speed };
}

/** Seconds of the demo's clock until an order arrives, counted from the moment it reached a status. */
export function secondsLeft(status: OrderStatus, clock: SimulationClock): number {
  const step = nextStep(status, clock);
  return step ? step.seconds + secondsLeft(step.to, clock) : 0;
}

/** The delivery window to promise: the remaining time, and a fifth more as a margin. */
export function promisedWindow(
  status: OrderStatus,
  clock: SimulationClock,
  nowMs: number,
): { fromMs: number; toMs: number } {
  const left = secondsLeft(status, clock) * 1000;
  return { fromMs: Math.round(nowMs + left), toMs: Math.round(nowMs + left * 1.2 + 2000) };
}
