import { encodePolyline } from '@errand/domain/location';
import { canTransition, isRunning, type OrderStatus, statusRank } from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { type Route, routeBetween } from '../checkout/index.ts';
import { chooseCourier, recordLocation } from '../couriers/index.ts';
import { lockOrder, setDeliveryWindow, transitionOrder } from '../orders/index.ts';
import { type DemoOrder, findDemoOrder } from './demo.queries.ts';
import type { DemoDeps } from './demo.types.ts';
import {
  cookingMinutes,
  nextStep,
  promisedWindow,
  type SimulationClock,
  secondsLeft,
  travelSeconds,
} from './simulation-clock.ts';

type StepJob = { orderId: number; to: OrderStatus; attempt?: number };
export const STEP_JOB = jobName<StepJob>('demo.order-step');

/** How often and after how many seconds a free courier is looked for again before the store brings the order itself. */
const MAX_ATTEMPTS = 40;
const RETRY_SECONDS = 3;

/** The store has seen an order: it says when it will be there and goes on to confirm it. */
export async function acceptOrder(deps: DemoDeps, speed: number, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    const order = locked?.status === 'pending' ? await findDemoOrder(tx, orderId) : null;
    if (!order) return;
    const pace = simulationClockOf(order, speed);
    if (order.scheduled_ms === null)
      await setDeliveryWindow(deps, tx, orderId, promisedWindow('pending', pace, deps.now()));
    await sendNext(deps, tx, order, 'pending', pace);
  });
}

/**
 * One step of an order, and the job of the next one in the same transaction: whenever the process dies, exactly the
 * step that is due remains in the queue. A job that comes twice finds the order past it and does nothing.
 */
export async function takeStep(deps: DemoDeps, speed: number, job: StepJob): Promise<void> {
  const before = await findDemoOrder(deps.db, job.orderId);
  if (!before || !isDue(before, job.to)) return;
  const way =
    job.to === 'picked_up' && before.place ? await routeBetween(deps, before.store, before.place) : null;
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, job.orderId);
    const order = await findDemoOrder(tx, job.orderId);
    if (order && isDue(order, job.to)) await advanceOrder(deps, tx, order, job, way, speed);
  });
}

function isDue({ status, type }: DemoOrder, to: OrderStatus): boolean {
  return isRunning(status) && statusRank(status) < statusRank(to) && canTransition(status, to, type);
}

async function advanceOrder(
  deps: DemoDeps,
  tx: Tx,
  order: DemoOrder,
  job: StepJob,
  way: Route | null,
  speed: number,
) {
  const { to, attempt = 0 } = job;
  const pace = { ...simulationClockOf(order, speed), ...(way && { travelSeconds: way.seconds }) };
  const courierId = await courierFor(tx, order, to);
  if (to === 'picked_up' && courierId === null && attempt < MAX_ATTEMPTS) {
    const late = promisedWindow('handover', pace, deps.now());
    await setDeliveryWindow(deps, tx, order.id, late);
    const again: StepJob = { ...job, attempt: attempt + 1 };
    return deps.jobs.send(tx, STEP_JOB, again, { startAfterSeconds: RETRY_SECONDS });
  }
  const isWaiting = to === 'confirmed' && order.scheduled_ms !== null;
  await transitionOrder(deps, tx, order.id, to, {
    actor: to === 'picked_up' || (to === 'delivered' && order.type === 'delivery') ? 'courier' : 'store',
    ...(!isWaiting && { window: promisedWindow(to, pace, deps.now()) }),
    ...(to === 'confirmed' && { processingMinutes: pace.cookingMinutes }),
    ...(courierId !== null && { courierId }),
    ...(to === 'picked_up' && departureOf(order, pace, way, deps.now())),
  });
  if (courierId !== null) await showCourier(deps, tx, order, to, courierId);
  return sendNext(deps, tx, order, to, pace);
}

/** Couriers are called when the order is ready. */
async function courierFor(tx: Tx, order: DemoOrder, to: OrderStatus): Promise<number | null> {
  if (order.courier_id !== null || order.type === 'take_away') return order.courier_id;
  return to === 'handover' || to === 'picked_up' ? chooseCourier(tx, order.zone_id, order.store) : null;
}

function departureOf({ store, place }: DemoOrder, pace: SimulationClock, way: Route | null, nowMs: number) {
  const route = way?.polyline ?? encodePolyline(place ? [store, place] : [store]);
  return { route, departedAt: new Date(nowMs), travelSeconds: travelSeconds(pace) };
}

async function showCourier(
  deps: DemoDeps,
  tx: Tx,
  { store, place }: DemoOrder,
  to: OrderStatus,
  courierId: number,
) {
  if (to === 'picked_up') await recordLocation(deps, tx, courierId, store, null);
  if (to === 'delivered' && place) await recordLocation(deps, tx, courierId, place, null);
}

function simulationClockOf(order: DemoOrder, speed: number): SimulationClock {
  return {
    orderType: order.type,
    cookingMinutes: order.processing_minutes ?? cookingMinutes(order.promised_minutes),
    // Once the courier has left it is the demo's own time, which `travelSeconds` must not shorten again.
    travelSeconds: (order.travel_seconds ?? 0) * (order.departed ? speed : 1),
    speed,
  };
}

async function sendNext(
  deps: DemoDeps,
  tx: Tx,
  order: DemoOrder,
  status: OrderStatus,
  pace: SimulationClock,
): Promise<void> {
  const step = nextStep(status, pace);
  if (!step) return;
  const job: StepJob = { orderId: order.id, to: step.to };
  const startAfterSeconds = Math.max(step.seconds, secondsUntilStart(order, status, pace, deps.now()));
  await deps.jobs.send(tx, STEP_JOB, job, { startAfterSeconds });
}

/** A store begins with an order for later so that it is there in time. */
function secondsUntilStart(
  order: DemoOrder,
  status: OrderStatus,
  pace: SimulationClock,
  nowMs: number,
): number {
  if (status !== 'confirmed' || order.scheduled_ms === null) return 0;
  return (order.scheduled_ms - nowMs) / 1000 - secondsLeft('processing', pace);
}
