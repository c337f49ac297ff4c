import { arrivalSlot, hasRoom, isLimited, type Slot, type SlotQuery } from '@errand/domain/time';
import { lockNames, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { listSlotUses } from '../orders/orders.views.ts';
import { type StoreRow, slotQueryOf } from '../stores/index.ts';

const DAY_MS = 86_400_000;

/**
 * The inputs of a store's slots, with those that have no room for an order of `items` pieces. A transaction that places an
 * order (`tx`) locks them, so that two orders cannot take the last place.
 */
export async function freeSlotsOf(
  q: Queryable,
  store: StoreRow,
  settings: Settings,
  { items, nowMs, tx }: { items: number; nowMs: number; tx?: Tx | undefined },
): Promise<SlotQuery> {
  const query = slotQueryOf(store, settings, nowMs);
  const capacity = { orders: store.slot_orders, items: store.slot_items };
  if (!isLimited(capacity)) return query;
  if (tx) await lockNames(tx, [`slots of store ${store.id}`]);
  // A slot is at most a day long, and that of now has begun already.
  const uses = await listSlotUses(q, store.id, new Date(nowMs - DAY_MS));
  return {
    ...query,
    isFull: (fromMs) => !hasRoom(capacity, uses.get(fromMs) ?? { orders: 0, items: 0 }, items),
  };
}

/** The slot whose capacity an order takes. */
export type TakenSlot = {
  /** Null if the store has no limit. */
  fromMs: number | null;
  /** When an order for now arrives that the queue delays; null if it is not delayed. */
  queued: Slot | null;
  /** There is no room: not in the chosen slot, or for an order for now not soon enough. */
  isFull: boolean;
};

/** Finds the slot of an order for a chosen time, or for now (`scheduledMs` null). */
export function takenSlot(query: SlotQuery, scheduledMs: number | null): TakenSlot {
  const { isFull } = query;
  if (!isFull) return { fromMs: null, queued: null, isFull: false };
  if (scheduledMs !== null) return { fromMs: scheduledMs, queued: null, isFull: isFull(scheduledMs) };
  const arrival = arrivalSlot(query);
  if (!arrival) return { fromMs: null, queued: null, isFull: true };
  return { fromMs: arrival.slot.fromMs, queued: arrival.isDelayed ? arrival.slot : null, isFull: false };
}
