import { NEIGHBOR_DOMAIN } from '../auth/accounts/index.ts';
import { postponeAbsence } from '../deliveries/index.ts';
import { listRunningAt, postponeOrder, type RunningOrder } from '../orders/postpone/index.ts';
import type { DemoDeps } from './demo.types.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** An order that took no step for so long is postponed. */
const QUIET_MS = 10 * MINUTE_MS;
/** Orders are postponed by multiples of it, so that they keep different ages. */
const STRIDE_MS = 5 * MINUTE_MS;
/** A scheduled order is postponed by whole days before its store would begin with it. */
const AHEAD_MS = 120 * MINUTE_MS;

/**
 * Postpones the running orders of the seeded day that nobody has moved on: a demo that runs for days would show them
 * later and later. Writes an order at most every five minutes, and nothing if all of them were moved on.
 */
export async function keepDayFresh(deps: DemoDeps): Promise<void> {
  for (const order of await listRunningAt(deps.db, NEIGHBOR_DOMAIN)) {
    const milliseconds = postponement(order, deps.now());
    if (milliseconds === 0) continue;
    await deps.db.transaction(async (tx) => {
      if (!(await postponeOrder(deps, tx, order.id, milliseconds))) return;
      await postponeAbsence(tx, order.id, milliseconds);
    });
  }
}

function postponement({ lastStepAt, scheduledFor }: RunningOrder, nowMs: number): number {
  if (scheduledFor !== null) {
    const missing = nowMs + AHEAD_MS - scheduledFor.getTime();
    return missing > 0 ? Math.ceil(missing / DAY_MS) * DAY_MS : 0;
  }
  const quiet = nowMs - lastStepAt.getTime();
  return quiet < QUIET_MS ? 0 : Math.floor(quiet / STRIDE_MS) * STRIDE_MS;
}
