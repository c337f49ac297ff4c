import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staffPushSubscriptions as subscriptions } from './push-subscriptions.tables.ts';

export type PushRow = typeof subscriptions.$inferSelect;

/** A browser has one subscription, which belongs to the member who turned it on last. */
export async function saveSubscription(q: Queryable, row: Omit<PushRow, 'id' | 'createdAt'>): Promise<void> {
  const { staffId, p256dh, auth } = row;
  await q
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptions.endpoint, subscriptions.storeId],
      set: { staffId, p256dh, auth },
    });
}

export function listOwn(q: Queryable, staffId: number, storeId: number): Promise<PushRow[]> {
  return q
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.staffId, staffId), eq(subscriptions.storeId, storeId)))
    .orderBy(asc(subscriptions.id));
}

export async function countOwn(q: Queryable, staffId: number): Promise<number> {
  const [row] = await q
    .select({ count: count() })
    .from(subscriptions)
    .where(eq(subscriptions.staffId, staffId));
  return row?.count ?? 0;
}

export async function listSubscriptionIds(q: Queryable, storeId: number): Promise<number[]> {
  const rows = await q
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.storeId, storeId));
  return rows.map(({ id }) => id);
}

export async function findSubscription(q: Queryable, id: number): Promise<PushRow | null> {
  const [row] = await q.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

export async function deleteSubscriptions(q: Queryable, ids: number[]): Promise<void> {
  if (ids.length > 0) await q.delete(subscriptions).where(inArray(subscriptions.id, ids));
}

export async function deleteSubscriptionsOf(q: Queryable, staffId: number): Promise<void> {
  await q.delete(subscriptions).where(eq(subscriptions.staffId, staffId));
}
