import type { OrderActor, OrderStatus } from '@errand/domain/orders';
import { and, asc, eq, inArray, isNotNull, lt, lte, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { orderAttachments, orderHistory, orderLines, orders } from './orders.tables.ts';
import { RUNNING_STATUSES } from './orders.views.ts';

export type Underway = { courierId: number; route: string; departedAt: Date; travelSeconds: number };

/** Orders that a courier delivers along a known route, by courier. */
export async function listUnderway(q: Queryable): Promise<Underway[]> {
  const { courierId, route, departedAt, travelSeconds } = orders;
  const rows = await q
    .select({ courierId, route, departedAt, travelSeconds })
    .from(orders)
    .where(and(eq(orders.status, 'picked_up'), isNotNull(route), isNotNull(departedAt)))
    .orderBy(asc(courierId));
  return rows.filter(isComplete);
}

function isComplete(row: { [Key in keyof Underway]: Underway[Key] | null }): row is Underway {
  return Object.values(row).every((value) => value !== null);
}

/** Orders that were not paid in time, at most 500. */
export async function listOverdueOrders(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.payBy), lt(orders.payBy, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Orders that their stores did not accept in time, at most 500. */
export async function listUnaccepted(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.acceptBy), lte(orders.acceptBy, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Orders by prescription whose offer was not answered in time, at most 500. */
export async function listUnanswered(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.answerBy, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Orders whose bank transfers did not arrive in time, at most 500. */
export async function listUntransferred(q: Queryable, now: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.transferBy), lte(orders.transferBy, now)))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Filters owners: returns those that have an order. */
export async function listOrderOwners(q: Queryable, owners: string[]): Promise<string[]> {
  const rows = await q
    .selectDistinct({ owner: orders.owner })
    .from(orders)
    .where(inArray(orders.owner, owners));
  return rows.map(({ owner }) => owner);
}

export async function ownsOrder(q: Queryable, owner: string, orderId: number): Promise<boolean> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.owner, owner)));
  return rows.length > 0;
}

/** Whether a courier is assigned to a running order of the owner. */
export async function awaitsCourier(q: Queryable, owner: string, courierId: number): Promise<boolean> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.owner, owner), eq(orders.courierId, courierId), inArray(orders.status, RUNNING_STATUSES)),
    )
    .limit(1);
  return rows.length > 0;
}

export async function hasOrderedItem(q: Queryable, orderId: number, itemId: number): Promise<boolean> {
  const found = await q
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, itemId)))
    .limit(1);
  return found.length > 0;
}

/** Moves those of the orders that still belong to `from`; returns their ids in order. */
export async function moveOrders(
  q: Queryable,
  orderIds: number[],
  from: string,
  to: string,
): Promise<number[]> {
  const rows = await q
    .update(orders)
    .set({ owner: to })
    .where(and(inArray(orders.id, orderIds), eq(orders.owner, from)))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

export type StoredOrder = typeof orders.$inferSelect;

export async function findOrder(q: Queryable, id: number): Promise<StoredOrder | null> {
  const [row] = await q.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The order's row, locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: number): Promise<StoredOrder | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function updateOrder(tx: Tx, id: number, change: Partial<typeof orders.$inferInsert>) {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  return row as StoredOrder;
}

export async function appendHistory(tx: Tx, row: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values(row);
}

/** Deletes the entries of a status that was taken back. The audit log keeps them. */
export async function deleteHistory(tx: Tx, orderId: number, status: OrderStatus): Promise<void> {
  await tx
    .delete(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.status, status)));
}

export async function insertOrder(
  tx: Tx,
  order: typeof orders.$inferInsert,
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[],
  { at, actor }: { at: Date; actor: OrderActor },
): Promise<number> {
  const [row] = await tx.insert(orders).values(order).returning({ id: orders.id });
  if (!row) throw new Error('The order was not stored');
  if (lines.length > 0)
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row.id })));
  await tx.insert(orderHistory).values({ orderId: row.id, status: 'pending', actor, at });
  return row.id;
}

export async function insertAttachments(
  tx: Tx,
  rows: (typeof orderAttachments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(orderAttachments).values(rows);
}

/** Releases lines that hold stock or pieces of a sale. Returns them, but none to a second call. Lock the order first. */
export async function releaseLines(tx: Tx, orderId: number) {
  const { itemId, choice, quantity, stockTaken, flashSaleId } = orderLines;
  const holding = and(
    eq(orderLines.orderId, orderId),
    or(eq(orderLines.stockTaken, true), isNotNull(orderLines.flashSaleId)),
  );
  const held = await tx
    .select({ itemId, choice, quantity, stockTaken, flashSaleId })
    .from(orderLines)
    .where(holding);
  if (held.length > 0)
    await tx.update(orderLines).set({ stockTaken: false, flashSaleId: null }).where(holding);
  return held;
}
