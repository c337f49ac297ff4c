import type { MessageEvent } from '@errand/domain/notifications';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { gatheredEvents, type Recipient } from './messaging.tables.ts';

export type GatheredEvent = { kind: MessageEvent; recipient: Recipient; subject: string };

/** Stores an event to gather, and returns its id; null if it is known. */
export async function insertGathered(q: Queryable, event: GatheredEvent, at: Date): Promise<number | null> {
  const [row] = await q
    .insert(gatheredEvents)
    .values({ ...event, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: gatheredEvents.id });
  return row?.id ?? null;
}

/** The subjects of events that were gathered for the recipients, told or not. */
export async function listGathered(
  q: Queryable,
  kinds: MessageEvent[],
  recipients: Recipient[],
): Promise<Set<string>> {
  const rows = await q
    .selectDistinct({ subject: gatheredEvents.subject })
    .from(gatheredEvents)
    .where(and(inArray(gatheredEvents.kind, kinds), inArray(gatheredEvents.recipient, recipients)));
  return new Set(rows.map(({ subject }) => subject));
}

/** What was gathered for a recipient of one kind, told or not, and when. */
export async function listGatheredFor(
  q: Queryable,
  { kind, recipient }: Pick<GatheredEvent, 'kind' | 'recipient'>,
): Promise<{ subject: string; createdAt: Date }[]> {
  return q
    .select({ subject: gatheredEvents.subject, createdAt: gatheredEvents.createdAt })
    .from(gatheredEvents)
    .where(and(eq(gatheredEvents.kind, kind), eq(gatheredEvents.recipient, recipient)));
}

/** An event that was not told yet, by its id. */
export async function findUntold(q: Queryable, id: number) {
  const [row] = await q
    .select()
    .from(gatheredEvents)
    .where(and(eq(gatheredEvents.id, id), isNull(gatheredEvents.toldAt)));
  return row ?? null;
}

/** Marks what was gathered for a recipient as told, and returns it in order. Another process that does so waits, and gets none. */
export async function takeGathered(
  q: Queryable,
  { kind, recipient }: Pick<GatheredEvent, 'kind' | 'recipient'>,
  at: Date,
): Promise<{ id: number; subject: string }[]> {
  const rows = await q
    .update(gatheredEvents)
    .set({ toldAt: at })
    .where(
      and(
        eq(gatheredEvents.kind, kind),
        eq(gatheredEvents.recipient, recipient),
        isNull(gatheredEvents.toldAt),
      ),
    )
    .returning({ id: gatheredEvents.id, subject: gatheredEvents.subject });
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Deletes what was gathered before a time. */
export async function deleteGatheredBefore(q: Queryable, before: Date): Promise<void> {
  await q.delete(gatheredEvents).where(lt(gatheredEvents.createdAt, before));
}
