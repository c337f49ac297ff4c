import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { staffPushSubscriptions as subscriptions } from './push-subscriptions.tables.ts';
import { deleteStaffDevices } from './staff-devices.queries.ts';
import { staffDevices } from './staff-devices.tables.ts';

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

/** Subscriptions of a member, of a store, or of a member for a store. */
export function listSubscriptions(
  q: Queryable,
  { staffId, storeId }: { staffId?: number; storeId?: number },
): Promise<PushRow[]> {
  return q
    .select()
    .from(subscriptions)
    .where(
      and(
        staffId === undefined ? undefined : eq(subscriptions.staffId, staffId),
        storeId === undefined ? undefined : eq(subscriptions.storeId, storeId),
      ),
    )
    .orderBy(asc(subscriptions.id));
}

/** How many subscriptions the browsers of a member have: of their own, and at boards. */
export async function countBrowsers(q: Queryable, staffId: number): Promise<number> {
  const atBoards = await q.$count(subscriptions, eq(subscriptions.staffId, staffId));
  return atBoards + (await q.$count(staffDevices, eq(staffDevices.staffId, staffId)));
}

export async function deleteSubscriptions(q: Queryable, ids: number[]): Promise<void> {
  if (ids.length > 0) await q.delete(subscriptions).where(inArray(subscriptions.id, ids));
}

/** Ends all messages to the browsers of a member. */
export async function deleteBrowsersOf(q: Queryable, staffId: number): Promise<void> {
  await q.delete(subscriptions).where(eq(subscriptions.staffId, staffId));
  await deleteStaffDevices(q, { staffId });
}
