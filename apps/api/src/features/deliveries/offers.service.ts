import {
  type DeclineReason,
  MOST_CARRIED,
  OFFER_AHEAD_MINUTES,
  OFFER_SECONDS,
  rankCouriers,
} from '@errand/domain/delivery';
import type { Point } from '@errand/domain/location';
import { awaitsCourierFirst, awaitsTransfer, type OrderStatus } from '@errand/domain/orders';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { type Candidate, listCandidates } from '../couriers/index.ts';
import { courierOrders } from '../order-pages/index.ts';
import { type OrderDeps, orderEvents } from '../orders/events/index.ts';
import { awaitsPayment, orderChanges, type StoredOrder, storedOrders } from '../orders/index.ts';
import { findParcel } from '../parcel/index.ts';
import { requireStore } from '../stores/index.ts';
import { mayCollect } from './cash-limit.ts';
import { closeOffer, findOffer, insertOffer, lockOpenOffer, withdrawOffers } from './deliveries.queries.ts';
import { listDeclined } from './deliveries.views.ts';

/** Offers an order that is due now. */
export const OFFER_JOB = jobName<{ orderId: number }>('delivery.offer');
/** Expires an offer without an answer and asks the next courier. */
export const OFFER_EXPIRED_JOB = jobName<{ offerId: number }>('delivery.offer-expired');

/** Tells the member of a courier of an offer. */
export const OFFER_MESSAGE_JOB = jobName<{ offerId: number }>('delivery.offer-message');

/** The statuses in which an order waits for its courier, besides a new one that its courier confirms first. */
export const OFFERED_STATUSES: readonly OrderStatus[] = ['confirmed', 'processing', 'handover'];

/** Maximum number of waiting orders that are offered when a courier becomes free. */
const MOST_WAITING = 20;

/** The pickup point of an order: its store, or the sender of a parcel. Null if the sender's address was erased. */
export async function pickupOf(q: Queryable, { id, storeId }: StoredOrder): Promise<Point | null> {
  if (storeId === null) return (await findParcel(q, id))?.sender ?? null;
  const { latitude, longitude } = await requireStore(q, storeId);
  return { latitude, longitude };
}

/**
 * Offers an order to the best courier with an account who is online, has room for it and did not decline it. Does nothing
 * for an order that has a courier, an open offer, or a store that delivers itself.
 */
export async function offerOrder(deps: OrderDeps, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await storedOrders.lock(tx, orderId);
    if (!order || !(await isWaiting(deps, tx, order)) || (await lockOpenOffer(tx, orderId))) return;
    const aheadMs = (order.scheduledFor?.getTime() ?? 0) - OFFER_AHEAD_MINUTES * 60_000 - deps.now();
    if (order.status === 'confirmed' && aheadMs > 0)
      return deps.jobs.send(tx, OFFER_JOB, { orderId }, { startAfterSeconds: Math.ceil(aheadMs / 1000) });
    const best = await chooseCandidate(deps, tx, order);
    if (best) await offerTo(deps, tx, order, best);
  });
}

async function isWaiting(deps: OrderDeps, q: Queryable, order: StoredOrder): Promise<boolean> {
  const { type, status, storeId } = order;
  if (order.courierId !== null || (type !== 'parcel' && type !== 'delivery')) return false;
  if (awaitsTransfer(order)) return false;
  const deliversItself = storeId !== null && (await requireStore(q, storeId)).self_delivery;
  if (OFFERED_STATUSES.includes(status)) return !deliversItself;
  const { order_confirmation_model: model } = await deps.settings();
  const isScheduled = order.scheduledFor !== null;
  return (
    awaitsCourierFirst({ model, type, status, isScheduled, hasCourier: false, deliversItself }) &&
    !awaitsPayment(order)
  );
}

async function chooseCandidate(deps: OrderDeps, tx: Tx, order: StoredOrder): Promise<Candidate | null> {
  const declined = await listDeclined(tx, order.id);
  const candidates = (await listCandidates(tx, [order.zoneId])).filter(
    ({ id, active, staffId, online, load }) =>
      active && staffId !== null && online && load < MOST_CARRIED && !declined.includes(id),
  );
  const ranked = rankCouriers(
    candidates.map((one) => ({
      ...one,
      at:
        one.latitude === null || one.longitude === null
          ? null
          : { latitude: one.latitude, longitude: one.longitude },
    })),
    await pickupOf(tx, order),
  );
  for (const one of ranked) if (await mayCollect(deps, tx, one.id, order)) return one;
  return null;
}

/** Asks a courier about a locked order. Does nothing if another one is asked already. */
export async function offerTo(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  courier: Pick<Candidate, 'id'>,
): Promise<void> {
  const now = deps.now();
  const offer = await insertOffer(tx, {
    orderId: order.id,
    courierId: courier.id,
    offeredAt: new Date(now),
    expiresAt: new Date(now + OFFER_SECONDS * 1000),
  });
  if (!offer) return;
  await deps.jobs.send(tx, OFFER_EXPIRED_JOB, { offerId: offer.id }, { startAfterSeconds: OFFER_SECONDS });
  await deps.jobs.send(tx, OFFER_MESSAGE_JOB, { offerId: offer.id });
  await orderEvents.publishDeliveries(deps, tx, courier.id);
}

/**
 * Gives an offered order to the courier. A new order is thereby accepted for its store, and a new parcel confirmed.
 * Throws `not_found` for another courier's offer, and `offer_gone`.
 */
export async function acceptOffer(
  deps: OrderDeps,
  tx: Tx,
  courierId: number,
  offerId: number,
): Promise<StoredOrder> {
  const { orderId, expiresAt } = await requireOffer(tx, courierId, offerId);
  const order = await storedOrders.lock(tx, orderId);
  const isOpen =
    order &&
    (await isWaiting(deps, tx, order)) &&
    (await mayCollect(deps, tx, courierId, order)) &&
    expiresAt.getTime() > deps.now();
  if (!isOpen || !(await closeOffer(tx, offerId, 'accepted'))) throw new AppError('offer_gone');
  if (order.status !== 'pending') return orderChanges.assignToCourier(deps, tx, order, courierId);
  const to = order.type === 'parcel' ? 'confirmed' : 'accepted';
  return orderChanges.transition(deps, tx, orderId, to, { actor: 'courier', courierId });
}

/** Declines an offer and asks the next courier. Throws like `acceptOffer`. */
export async function declineOffer(
  deps: OrderDeps,
  tx: Tx,
  courierId: number,
  { offerId, reason }: { offerId: number; reason: DeclineReason },
): Promise<void> {
  const { orderId } = await requireOffer(tx, courierId, offerId);
  if (!(await closeOffer(tx, offerId, 'declined', reason))) throw new AppError('offer_gone');
  await deps.jobs.send(tx, OFFER_JOB, { orderId });
}

async function requireOffer(tx: Tx, courierId: number, offerId: number) {
  const offer = await findOffer(tx, offerId);
  if (!offer || offer.courierId !== courierId) throw new AppError('not_found');
  return offer;
}

/** Closes an offer without an answer in time and asks the next courier. */
export async function expireOffer(deps: OrderDeps, { offerId }: { offerId: number }): Promise<void> {
  const orderId = await deps.db.transaction(async (tx) => {
    const offer = await findOffer(tx, offerId);
    if (!offer || !(await closeOffer(tx, offerId, 'expired'))) return null;
    await orderEvents.publishDeliveries(deps, tx, offer.courierId);
    return offer.orderId;
  });
  if (orderId !== null) await offerOrder(deps, orderId);
}

/** Closes the open offer of an order that needs no courier any more. */
export async function withdrawOffer(deps: OrderDeps, orderId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const courierId = await withdrawOffers(tx, orderId);
    if (courierId !== null) await orderEvents.publishDeliveries(deps, tx, courierId);
  });
}

/** Queues offers of the oldest waiting orders in the zone of a courier, or of all zones if the courier has none. */
export async function offerWaiting(
  deps: OrderDeps,
  tx: Tx,
  { id: courierId, zoneId }: { id: number; zoneId: number | null },
): Promise<void> {
  const scheduledUntil = new Date(deps.now() + OFFER_AHEAD_MINUTES * 60_000);
  const { order_confirmation_model: model } = await deps.settings();
  const statuses = model === 'deliveryman' ? [...OFFERED_STATUSES, 'pending' as const] : OFFERED_STATUSES;
  const filter = { statuses, zoneId, courierId, scheduledUntil };
  for (const orderId of await courierOrders.listOfferable(tx, filter, MOST_WAITING))
    await deps.jobs.send(tx, OFFER_JOB, { orderId });
}

/** Offers an order after a change of its status, or withdraws its offer. */
export async function followOrder(
  deps: OrderDeps,
  { orderId, to }: { orderId: number; to: OrderStatus },
): Promise<void> {
  if (to === 'pending' || OFFERED_STATUSES.includes(to)) return offerOrder(deps, orderId);
  await withdrawOffer(deps, orderId);
}
