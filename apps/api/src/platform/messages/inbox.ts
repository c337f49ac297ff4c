import { desc, eq, inArray, lt } from 'drizzle-orm';
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
    sentAt,
  });
}

/** The newest messages, of one recipient or of all. */
export function readInbox(q: Queryable, recipient: string | undefined) {
  return q
    .select()
    .from(inboxMessages)
    .where(recipient === undefined ? undefined : eq(inboxMessages.recipient, recipient))
    .orderBy(desc(inboxMessages.id))
    .limit(LIMIT);
}

export async function deleteExpiredInboxMessages(q: Queryable, nowMs: number): Promise<void> {
  await q
    .delete(inboxMessages)
    .where(lt(inboxMessages.sentAt, new Date(nowMs - RETENTION_DAYS * 86_400_000)));
}

/** Deletes the messages to an account's contacts. */
export async function deleteMessagesTo(q: Queryable, recipients: string[]): Promise<void> {
  if (recipients.length > 0)
    await q.delete(inboxMessages).where(inArray(inboxMessages.recipient, recipients));
}
