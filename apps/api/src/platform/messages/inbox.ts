import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database, Queryable } from '../db/index.ts';
import type { Message } from './message.ts';
import { inboxMessages } from './messages.tables.ts';

const LIMIT = 30;
const RETENTION_DAYS = 2;

export async function saveToInbox(db: Database, message: Message, sentAt: Date): Promise<void> {
  await db.insert(inboxMessages).values({
    channel: message.channel,
    recipient: message.to,
    subject: message.subject,
    text: message.text,
    code: message.code ?? null,
    audience: message.audience ?? null,
    sentAt,
  });
}

/** The hash of an owner (`customer:12`) who may read a message. Hashed, because the id of a guest is a credential. */
export function audienceOf(owner: string): string {
  return createHash('sha256').update(owner).digest('hex');
}

/** The readers of an inbox: everybody, or a visitor and the contacts of their account. */
export type InboxReader = 'everybody' | { audience: string | null; contacts: string[] };

/** The newest messages that a reader may see, to one recipient or to all. */
export function readInbox(q: Queryable, recipient: string | undefined, reader: InboxReader = 'everybody') {
  return q
    .select()
    .from(inboxMessages)
    .where(
      and(
        recipient === undefined ? undefined : eq(inboxMessages.recipient, recipient),
        reader === 'everybody' ? undefined : isReadableBy(reader),
      ),
    )
    .orderBy(desc(inboxMessages.id))
    .limit(LIMIT);
}

function isReadableBy({ audience, contacts }: Exclude<InboxReader, 'everybody'>) {
  const isOwn = inArray(inboxMessages.recipient, contacts);
  return audience === null ? isOwn : or(isOwn, eq(inboxMessages.audience, audience));
}

/** Whether a visitor has read a message to a recipient before. */
export async function hasMessagesTo(q: Queryable, recipient: string, audience: string): Promise<boolean> {
  const rows = await q
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.recipient, recipient), eq(inboxMessages.audience, audience)))
    .limit(1);
  return rows.length > 0;
}

export async function deleteExpiredInboxMessages(q: Queryable, nowMs: number): Promise<void> {
  await q
    .delete(inboxMessages)
    .where(lt(inboxMessages.sentAt, new Date(nowMs - RETENTION_DAYS * 86_400_000)));
}

/** Deletes the messages to contacts, and those that only `owner` may read. */
export async function deleteMessagesOf(q: Queryable, owner: string, recipients: string[]): Promise<void> {
  const toContacts = inArray(inboxMessages.recipient, recipients);
  await q.delete(inboxMessages).where(or(toContacts, eq(inboxMessages.audience, audienceOf(owner))));
}
