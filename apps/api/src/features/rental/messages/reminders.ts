import { REMINDER_LEAD_MS, reminderState } from '@errand/domain/rental';
import { and, gt, isNull, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { findTrip, type StoredTrip, updateTrip } from '../trip/trip.queries.ts';
import { trips } from '../trips.tables.ts';

type Reminder = 'pickup' | 'return';
type Send = (tx: Tx, orderId: number, kind: 'pickup_soon' | 'return_soon') => Promise<unknown>;

/**
 * Queues the reminders that are due and marks them in the same transaction under the order's lock, so that each is sent
 * once, even by two processes.
 */
export async function remindCustomers(deps: Pick<Deps, 'db' | 'now'>, send: Send): Promise<void> {
  for (const kind of ['pickup', 'return'] as const) {
    for (const orderId of await listUnreminded(deps.db, kind, deps.now()))
      await deps.db.transaction((tx) => remindOne(deps, tx, orderId, kind, send));
  }
}

async function remindOne(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  orderId: number,
  kind: Reminder,
  send: Send,
): Promise<void> {
  const order = await storedOrders.lock(tx, orderId);
  const trip = order && (await findTrip(tx, orderId));
  if (!trip || (kind === 'pickup' ? trip.pickupRemindedAt : trip.returnRemindedAt) !== null) return;
  const state = reminderState(kind, { ...instantsOf(order, trip, kind), nowMs: deps.now() });
  if (state === 'early') return;
  const at = new Date(deps.now());
  await updateTrip(tx, orderId, kind === 'pickup' ? { pickupRemindedAt: at } : { returnRemindedAt: at });
  const isAwaited = order.status === (kind === 'pickup' ? 'confirmed' : 'picked_up');
  if (state === 'due' && isAwaited)
    await send(tx, orderId, kind === 'pickup' ? 'pickup_soon' : 'return_soon');
}

/** The time of pickup or return, and when it was agreed. A return counts as agreed at the pickup. */
function instantsOf(order: StoredOrder, trip: StoredTrip, kind: Reminder) {
  if (kind === 'pickup') return { atMs: trip.pickupAt.getTime(), agreedMs: order.createdAt.getTime() };
  return { atMs: trip.returnAt.getTime(), agreedMs: trip.pickupAt.getTime() };
}

/** The orders whose pickup or return is near and has had no reminder. */
async function listUnreminded(q: Queryable, kind: Reminder, nowMs: number): Promise<number[]> {
  const [at, remindedAt] =
    kind === 'pickup' ? [trips.pickupAt, trips.pickupRemindedAt] : [trips.returnAt, trips.returnRemindedAt];
  const until = new Date(nowMs + REMINDER_LEAD_MS[kind]);
  const rows = await q
    .select({ orderId: trips.orderId })
    .from(trips)
    .where(and(isNull(remindedAt), gt(at, new Date(nowMs)), lte(at, until)))
    .limit(500);
  return rows.map(({ orderId }) => orderId);
}
