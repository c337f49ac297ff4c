import type { MessageState } from '@errand/contract/console/orders/order-messages';
import type { MessageEvent, OrderEvent } from '@errand/domain/notifications';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { deleteGatheredBefore } from './gathered-events.queries.ts';
import { notificationMessages } from './messaging.tables.ts';

export type MessageRow = typeof notificationMessages.$inferSelect;

/** Stores messages, and returns the ids of those that are new: an event is told once by each channel and device. */
export async function insertMessages(
  q: Queryable,
  rows: (typeof notificationMessages.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const stored = await q
    .insert(notificationMessages)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notificationMessages.id });
  return stored.map(({ id }) => id);
}

/** A message that is still to be sent; null once it was sent or dropped. */
export async function findUnsentMessage(q: Queryable, id: string): Promise<MessageRow | null> {
  const [row] = await q
    .select()
    .from(notificationMessages)
    .where(and(eq(notificationMessages.id, id), inArray(notificationMessages.state, ['queued', 'failed'])));
  return row ?? null;
}

/** The latest message of an event, of any order or of one. */
export async function findLatestMessage(
  q: Queryable,
  { event, orderId }: { event: MessageEvent; orderId: number | null },
): Promise<MessageRow | null> {
  const { kind, orderId: order, createdAt } = notificationMessages;
  const [row] = await q
    .select()
    .from(notificationMessages)
    .where(and(eq(kind, event), orderId === null ? isNotNull(order) : eq(order, orderId)))
    .orderBy(desc(createdAt))
    .limit(1);
  return row ?? null;
}

/** What customer and receiver were told of an order, the latest first. */
export async function listMessagesOf(
  q: Queryable,
  orderId: number,
): Promise<(MessageRow & { kind: OrderEvent })[]> {
  const rows = await q
    .select()
    .from(notificationMessages)
    .where(
      and(
        eq(notificationMessages.orderId, orderId),
        inArray(notificationMessages.recipient, ['owner', 'receiver']),
      ),
    )
    .orderBy(desc(notificationMessages.createdAt), desc(notificationMessages.id));
  // Customers and receivers are told of nothing else.
  return rows as (MessageRow & { kind: OrderEvent })[];
}

/** Queues a failed message of an order again; false if it is no failed one. */
export async function requeueMessage(q: Queryable, orderId: number, id: string): Promise<boolean> {
  const rows = await q
    .update(notificationMessages)
    .set({ state: 'queued', reason: '' })
    .where(
      and(
        eq(notificationMessages.id, id),
        eq(notificationMessages.orderId, orderId),
        eq(notificationMessages.state, 'failed'),
      ),
    )
    .returning({ id: notificationMessages.id });
  return rows.length > 0;
}

/** Queues a sent message again; false if it is no sent one. */
export async function requeueSent(q: Queryable, id: string): Promise<boolean> {
  const rows = await q
    .update(notificationMessages)
    .set({ state: 'queued', reason: '', sentAt: null })
    .where(and(eq(notificationMessages.id, id), eq(notificationMessages.state, 'sent')))
    .returning({ id: notificationMessages.id });
  return rows.length > 0;
}

/** Records what became of a message. */
export async function recordMessage(
  q: Queryable,
  id: string,
  { state, reason = '', at }: { state: Exclude<MessageState, 'queued'>; reason?: string; at: Date },
): Promise<void> {
  await q
    .update(notificationMessages)
    .set({ state, reason, sentAt: state === 'sent' ? at : null })
    .where(eq(notificationMessages.id, id));
}

/** When an event was told last; null if it never was. */
export async function findLastTold(q: Queryable, kind: MessageRow['kind']): Promise<Date | null> {
  const [row] = await q
    .select({ at: notificationMessages.createdAt })
    .from(notificationMessages)
    .where(eq(notificationMessages.kind, kind))
    .orderBy(desc(notificationMessages.createdAt))
    .limit(1);
  return row?.at ?? null;
}

const RETENTION_DAYS = 90;

/** Deletes messages and gathered events after three months. */
export async function deleteExpiredMessages(q: Queryable, nowMs: number): Promise<void> {
  const before = new Date(nowMs - RETENTION_DAYS * 86_400_000);
  await q.delete(notificationMessages).where(lt(notificationMessages.createdAt, before));
  await deleteGatheredBefore(q, before);
}
