import { and, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { notifications } from './notifications.tables.ts';

/** Inserts a notification. Idempotent: each order has one notification of a kind, and one of each approved refund. */
export async function insertNotification(
  q: Queryable,
  row: typeof notifications.$inferInsert,
): Promise<void> {
  await q.insert(notifications).values(row).onConflictDoNothing();
}

/** A page of a customer's notifications, newest first. */
export function listNotificationRows(
  q: Queryable,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return q
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.id))
    .limit(limit)
    .offset((offset - 1) * limit);
}

export function countUnseen(q: Queryable, customerId: number): Promise<number> {
  return q.$count(notifications, unseenOf(customerId));
}

export async function markSeen(
  q: Queryable,
  customerId: number,
  { lastId, at }: { lastId: number; at: Date },
): Promise<void> {
  await q
    .update(notifications)
    .set({ seenAt: at })
    .where(and(unseenOf(customerId), lte(notifications.id, lastId)));
}

const unseenOf = (customerId: number) =>
  and(eq(notifications.customerId, customerId), isNull(notifications.seenAt));

const RETENTION_DAYS = 90;

/** Deletes notifications after three months. */
export async function deleteExpiredNotifications(q: Queryable, nowMs: number): Promise<void> {
  await q
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(nowMs - RETENTION_DAYS * 86_400_000)));
}
