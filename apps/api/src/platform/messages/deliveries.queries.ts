import {
  type DeliveryState,
  normalizeContact,
  statesBefore,
  type UnreachableReason,
} from '@errand/domain/notifications';
import { and, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database, Queryable, Tx } from '../db/index.ts';
import type { IdentifiedMessage } from './message.ts';
import { messageDeliveries } from './messages.tables.ts';
import { insertUnreachable } from './unreachable.queries.ts';

export type Delivery = typeof messageDeliveries.$inferSelect;

/** What a provider says of a message that it took, or why it did not take it. */
export type DeliveryReport = {
  messageId: string;
  state: DeliveryState;
  /** In the provider's words. */
  reason: string;
  /** Why no message to the contact will arrive; null if others may. */
  unreachable: UnreachableReason | null;
  /** True for a failure that says so only when it happens to two messages in a row, such as a phone that is switched off. */
  onRepeat?: boolean;
};

/** Records that a message is being sent, so that reports that arrive at once find it. */
export async function insertDelivery(q: Queryable, message: IdentifiedMessage, sentAt: Date): Promise<void> {
  const { id, channel, to } = message;
  const contact = normalizeContact(to);
  // A message that WhatsApp did not deliver is sent as SMS with the same id.
  const sent = { channel, contact, sentAt, state: null, reason: '', reportedAt: null };
  await q
    .insert(messageDeliveries)
    .values({ id, ...sent })
    .onConflictDoUpdate({ target: messageDeliveries.id, set: sent });
}

type Recording = {
  at: Date;
  source: 'sending' | 'report';
  /** Called in the transaction that records for the first time that a message was not delivered. */
  onBounced?: (tx: Tx) => Promise<void>;
};

/**
 * Records what became of a message, and that its contact is unreachable if the report says so. Idempotent: a report that is
 * repeated, late or about an unknown message changes nothing. False for such a report.
 */
export function recordDelivery(
  db: Database,
  { messageId, state, reason, unreachable, onRepeat = false }: DeliveryReport,
  { at, source, onBounced }: Recording,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isEarlier = inArray(messageDeliveries.state, statesBefore(state));
    const [delivery] = await tx
      .update(messageDeliveries)
      .set({ state, reason: storable(reason), reportedAt: at })
      .where(
        and(eq(messageDeliveries.id, storable(messageId)), or(isNull(messageDeliveries.state), isEarlier)),
      )
      .returning();
    if (!delivery) return false;
    if (unreachable !== null && (!onRepeat || (await hasBouncedBefore(tx, delivery))))
      await insertUnreachable(tx, {
        channel: delivery.channel,
        contact: delivery.contact,
        reason: unreachable,
        detail: delivery.reason,
        source,
        since: at,
      });
    if (state === 'bounced') await onBounced?.(tx);
    return true;
  });
}

/** A text of a report without the character that PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** Whether the message to the same contact before this one has failed for the same reason. */
async function hasBouncedBefore(q: Queryable, { id, channel, contact, reason }: Delivery): Promise<boolean> {
  const [previous] = await q
    .select()
    .from(messageDeliveries)
    .where(
      and(
        eq(messageDeliveries.channel, channel),
        eq(messageDeliveries.contact, contact),
        ne(messageDeliveries.id, id),
      ),
    )
    .orderBy(desc(messageDeliveries.sentAt))
    .limit(1);
  return previous?.state === 'bounced' && previous.reason === reason;
}

/** What became of messages, by their ids. */
export async function findDeliveries(q: Queryable, ids: readonly string[]): Promise<Map<string, Delivery>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .select()
    .from(messageDeliveries)
    .where(inArray(messageDeliveries.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const RETENTION_DAYS = 90;

/** Deletes deliveries after three months. */
export async function deleteExpiredDeliveries(q: Queryable, nowMs: number): Promise<void> {
  await q
    .delete(messageDeliveries)
    .where(lt(messageDeliveries.sentAt, new Date(nowMs - RETENTION_DAYS * 86_400_000)));
}

/** What became of the messages to contacts, the latest first. */
export function listDeliveriesTo(q: Queryable, contacts: readonly string[]): Promise<Delivery[]> {
  const { contact, sentAt } = messageDeliveries;
  return q
    .select()
    .from(messageDeliveries)
    .where(inArray(contact, contacts.map(normalizeContact)))
    .orderBy(desc(sentAt));
}

export async function deleteDeliveriesTo(q: Queryable, contacts: readonly string[]): Promise<void> {
  await q.delete(messageDeliveries).where(inArray(messageDeliveries.contact, contacts.map(normalizeContact)));
}
