import type { Point } from '@errand/domain/location';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { courierRows } from '../couriers/index.ts';
import { type StoredOrder, storedOrders, type Underway } from '../orders/index.ts';
import { findParcel } from '../parcel/index.ts';
import { requireStore } from '../stores/index.ts';

/** An order with what the simulation needs: `origin` is the store, or the sender of a parcel. */
export type DemoOrder = StoredOrder & { origin: Point; promisedMinutes: number; deliversItself: boolean };

export async function findDemoOrder(q: Queryable, id: number): Promise<DemoOrder | null> {
  const order = await storedOrders.find(q, id);
  if (!order) return null;
  if (order.storeId === null) {
    const sender = (await findParcel(q, id))?.sender;
    return sender ? { ...order, origin: sender, promisedMinutes: 0, deliversItself: false } : null;
  }
  const { latitude, longitude, delivery_minutes_from, self_delivery } = await requireStore(q, order.storeId);
  return {
    ...order,
    origin: { latitude, longitude },
    promisedMinutes: delivery_minutes_from,
    deliversItself: self_delivery,
  };
}

/** Deliveries whose courier's location is older than an instant. */
export async function listDueDeliveries(q: Queryable, before: Date): Promise<Underway[]> {
  const underway = await storedOrders.listUnderway(q);
  if (underway.length === 0) return [];
  const due = new Set(await courierRows.listLocatedBefore(q, before));
  return underway.filter(({ courierId }) => due.has(courierId));
}

/** Takes the lock of the process that moves the couriers, until the transaction ends; false when another one holds it. */
export async function tryTickerLock(tx: Tx): Promise<boolean> {
  const found = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(7312015) as locked`,
  );
  return found.rows[0]?.locked ?? false;
}
