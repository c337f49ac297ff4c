import { encodePolyline } from '@errand/domain/location';
import {
  awaitsCourierFirst,
  awaitsTransfer,
  canTransition,
  isActive,
  isFromPreparation,
  isHeldByTransfer,
  type OrderStatus,
  statusRank,
} from '@errand/domain/orders';
import type { Tx } from '../../platform/db/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { courierRows, findCourier, recordLocation } from '../couriers/index.ts';
import { hasOpenOffer } from '../deliveries/deliveries.views.ts';
import { type Route, routeBetween } from '../location/index.ts';
import { isUnpriced, orderChanges, storedOrders } from '../orders/index.ts';
import { prescriptionChecks } from '../orders/prescription/index.ts';
import { confirmHandover, findCategoryPicture } from '../parcel/index.ts';
import { COURSES } from './courses.ts';
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

type StepJob = {
  orderId: number;
  to: OrderStatus;
  attempt?: number;
  /** Since when the order is left to the store's open board, in milliseconds since 1970. */
  leftSinceMs?: number;
};
export const STEP_JOB = jobName<StepJob>('demo.order-step');

/** How often a free courier is searched for before the store delivers by itself, and the seconds between two searches. */
const MAX_ATTEMPTS = 40;
const RETRY_SECONDS = 3;

/** How long a new order is left to the store's open board, at any speed of the demo. */
export const LEAVE_MS = 90_000;

/** The store received an order: it sets the delivery window and schedules the confirmation. */
export async function acceptOrder(deps: DemoDeps, speed: number, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await storedOrders.lock(tx, orderId);
    const isPlaced = locked?.status === 'pending' && !isUnpriced(locked);
    const order = isPlaced ? await findDemoOrder(tx, orderId) : null;
    if (!order) return;
    const clock = simulationClockOf(order, speed);
    if (order.scheduledFor === null && !awaitsTransfer(order))
      await orderChanges.setDeliveryWindow(deps, tx, orderId, promisedWindow('pending', clock, deps.now()));
    await sendNext(deps, tx, order, 'pending', clock);
  });
}

/** The bank transfer of an order has arrived: its store goes on where it has waited. */
export async function resumeOrder(deps: DemoDeps, speed: number, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await storedOrders.lock(tx, orderId);
    const order = await findDemoOrder(tx, orderId);
    if (!order || !isActive(order.status)) return;
    const clock = simulationClockOf(order, speed);
    if (order.scheduledFor === null && COURSES[order.type].isDriven)
      await orderChanges.setDeliveryWindow(
        deps,
        tx,
        orderId,
        promisedWindow(order.status, clock, deps.now()),
      );
    await sendNext(deps, tx, order, order.status, clock);
  });
}

/**
 * Executes one step of an order and queues the next one in the same transaction, so that after a crash exactly the step
 * that is due is in the queue. A repeated job finds the order past its step and does nothing. A new order is first left
 * to the open board of its store for a while.
 */
export async function executeStep(
  deps: DemoDeps,
  speed: number,
  job: StepJob,
  isBoardOpen: (storeId: number | null) => boolean,
): Promise<void> {
  const before = await findDemoOrder(deps.db, job.orderId);
  if (!before || !isDue(before, job.to)) return;
  const { leftSinceMs = deps.now() } = job;
  if (before.status === 'pending' && isBoardOpen(before.storeId) && deps.now() - leftSinceMs < LEAVE_MS) {
    const { seconds = 0 } = nextStep('pending', simulationClockOf(before, speed)) ?? {};
    return deps.jobs.send(deps.db, STEP_JOB, { ...job, leftSinceMs }, { startAfterSeconds: seconds });
  }
  const route =
    job.to === 'picked_up' && before.place && COURSES[before.type].isDriven
      ? await routeBetween(deps, before.origin, before.place)
      : null;
  await deps.db.transaction(async (tx) => {
    await storedOrders.lock(tx, job.orderId);
    const order = await findDemoOrder(tx, job.orderId);
    if (order && isDue(order, job.to)) await advanceOrder(deps, tx, order, job, route, speed);
  });
}

/**
 * Schedules a simulated courier for a delivery that its store has prepared by hand. After the demo's own steps the job
 * is a duplicate, which finds the order past its step.
 */
export async function scheduleFetch(
  deps: DemoDeps,
  speed: number,
  { orderId, to }: { orderId: number; to: OrderStatus },
): Promise<void> {
  const order = to === 'handover' ? await findDemoOrder(deps.db, orderId) : null;
  if (order?.type !== 'delivery') return;
  const { seconds = 0 } = nextStep('handover', simulationClockOf(order, speed)) ?? {};
  await deps.jobs.send(deps.db, STEP_JOB, { orderId, to: 'picked_up' }, { startAfterSeconds: seconds });
}

function isDue(order: DemoOrder, to: OrderStatus): boolean {
  return (
    isActive(order.status) &&
    statusRank(order.status) < statusRank(to) &&
    canTransition(order.status, to, order.type) &&
    !isHeldByTransfer(order, to)
  );
}

async function advanceOrder(
  deps: DemoDeps,
  tx: Tx,
  order: DemoOrder,
  job: StepJob,
  route: Route | null,
  speed: number,
) {
  const { to, attempt = 0 } = job;
  const clock = { ...simulationClockOf(order, speed), ...(route && { travelSeconds: route.seconds }) };
  const isCourierFirst = await awaitsCourier(deps, order);
  const courierId = await courierFor(tx, order, to, isCourierFirst);
  if (to === 'picked_up' && courierId !== null && (await worksAlone(tx, courierId))) return;
  const { isDriven, actorOf } = COURSES[order.type];
  const needsCourier = isCourierFirst || (to === 'picked_up' && isDriven);
  if (needsCourier && courierId === null && attempt < MAX_ATTEMPTS) {
    // The promised window stays, so that the order becomes late when it passes.
    const again: StepJob = { ...job, attempt: attempt + 1 };
    return deps.jobs.send(tx, STEP_JOB, again, { startAfterSeconds: RETRY_SECONDS });
  }
  if (to === 'delivered' && order.type === 'parcel') await handOverParcel(tx, order);
  if (isCourierFirst && courierId !== null && order.type === 'delivery')
    await orderChanges.transition(deps, tx, order.id, 'accepted', { actor: 'courier', courierId });
  const isWaiting = to === 'confirmed' && order.scheduledFor !== null;
  if (isFromPreparation(to)) await checkPrescription(deps, tx, order);
  await orderChanges.transition(deps, tx, order.id, to, {
    actor: actorOf(to),
    ...(!isWaiting &&
      isDriven &&
      !awaitsTransfer(order) && { window: promisedWindow(to, clock, deps.now()) }),
    ...(to === 'confirmed' && isDriven && { processingMinutes: clock.cookingMinutes }),
    ...(courierId !== null && { courierId }),
    ...(to === 'picked_up' && isDriven && departureOf(order, clock, route, deps.now())),
  });
  if (courierId !== null) await updateCourier(deps, tx, order, to, courierId);
  return sendNext(deps, tx, order, to, clock);
}

/** A simulated pharmacist accepts the prescription of an order whose lines wait for it. */
async function checkPrescription(deps: DemoDeps, tx: Tx, { id, language }: DemoOrder): Promise<void> {
  const waiting = await prescriptionChecks.listWaiting(tx, id);
  if (waiting.length === 0) return;
  await prescriptionChecks.record(tx, id, {
    pharmacist: textOf('demo.prescription.pharmacist', language),
    lines: waiting.map(({ name, choiceText, quantity }) => ({
      name,
      choiceText,
      quantity,
      accepted: true,
      reason: null,
    })),
    acceptedIds: waiting.map((line) => line.id),
    at: new Date(deps.now()),
  });
}

/** A courier with an account of the console picks up and delivers by hand. */
async function worksAlone(tx: Tx, courierId: number): Promise<boolean> {
  return (await findCourier(tx, courierId))?.staffId != null;
}

/** Hands a parcel over with its code and a picture of the door, for which the picture of its category stands in. */
async function handOverParcel(tx: Tx, order: DemoOrder): Promise<void> {
  const proof = await findCategoryPicture(tx, order.id);
  await confirmHandover(tx, order, { code: order.otp, proof });
}

/** Whether the operator lets couriers confirm first, and none has yet. */
async function awaitsCourier(deps: DemoDeps, order: DemoOrder): Promise<boolean> {
  const { order_confirmation_model: model } = await deps.settings();
  const { type, status, deliversItself, scheduledFor, courierId } = order;
  const isScheduled = scheduledFor !== null;
  return awaitsCourierFirst({
    model,
    type,
    status,
    deliversItself,
    isScheduled,
    hasCourier: courierId !== null,
  });
}

async function courierFor(
  tx: Tx,
  order: DemoOrder,
  to: OrderStatus,
  isCourierFirst: boolean,
): Promise<number | null> {
  if (order.courierId !== null) return order.courierId;
  const isWaiting = to === 'confirmed' && order.scheduledFor !== null;
  const isNeeded = isCourierFirst || (!isWaiting && COURSES[order.type].courierAt.includes(to));
  // A courier with an account is asked first.
  if (!isNeeded || (await hasOpenOffer(tx, order.id))) return null;
  return courierRows.choose(tx, order.zoneId, order.origin);
}

function departureOf(
  { origin, place }: DemoOrder,
  clock: SimulationClock,
  route: Route | null,
  nowMs: number,
) {
  const polyline = route?.polyline ?? encodePolyline(place ? [origin, place] : [origin]);
  return { route: polyline, departedAt: new Date(nowMs), travelSeconds: travelSeconds(clock) };
}

async function updateCourier(
  deps: DemoDeps,
  tx: Tx,
  { origin, place }: DemoOrder,
  to: OrderStatus,
  courierId: number,
) {
  if (to === 'picked_up') await recordLocation(deps, tx, courierId, origin, null);
  if (to === 'delivered' && place) await recordLocation(deps, tx, courierId, place, null);
}

function simulationClockOf(order: DemoOrder, speed: number): SimulationClock {
  return {
    orderType: order.type,
    cookingMinutes: order.processingMinutes ?? cookingMinutes(order.promisedMinutes),
    // After the departure it is already simulated time, which `travelSeconds` must not shorten again.
    travelSeconds: (order.travelSeconds ?? 0) * (order.departedAt ? speed : 1),
    speed,
  };
}

async function sendNext(
  deps: DemoDeps,
  tx: Tx,
  order: DemoOrder,
  status: OrderStatus,
  clock: SimulationClock,
): Promise<void> {
  const step = nextStep(status, clock);
  if (!step) return;
  const job: StepJob = { orderId: order.id, to: step.to };
  const startAfterSeconds = Math.max(step.seconds, secondsUntilStart(order, status, clock, deps.now()));
  await deps.jobs.send(tx, STEP_JOB, job, { startAfterSeconds });
}

/** A store starts a scheduled order so that it arrives in time; parcels and vehicles are picked up at their time. */
function secondsUntilStart(
  order: DemoOrder,
  status: OrderStatus,
  clock: SimulationClock,
  nowMs: number,
): number {
  if (status !== 'confirmed' || order.scheduledFor === null) return 0;
  const seconds = (order.scheduledFor.getTime() - nowMs) / 1000;
  return COURSES[order.type].startsAtPickup ? seconds : seconds - secondsLeft('processing', clock);
}
