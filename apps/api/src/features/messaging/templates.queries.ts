import type { LanguageCode } from '@errand/domain/language';
import type { MessageChannel, MessageSubject, OrderEvent } from '@errand/domain/notifications';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { messageTemplates } from './messaging.tables.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;

/** The text of one event that an operator may write. */
export type TemplateKey = {
  event: OrderEvent;
  subject: MessageSubject;
  channel: MessageChannel;
  language: LanguageCode;
};

function isOf({ event, subject, channel, language }: TemplateKey) {
  return and(
    eq(messageTemplates.event, event),
    eq(messageTemplates.subject, subject),
    eq(messageTemplates.channel, channel),
    eq(messageTemplates.language, language),
  );
}

/** The latest saving; null for a text that was never changed. */
export async function findTemplate(q: Queryable, key: TemplateKey): Promise<TemplateRow | null> {
  const [row] = await q
    .select()
    .from(messageTemplates)
    .where(isOf(key))
    .orderBy(desc(messageTemplates.version))
    .limit(1);
  return row ?? null;
}

/** The latest saving of every text. */
export async function listTemplates(q: Queryable): Promise<TemplateRow[]> {
  const { event, subject, channel, language, version } = messageTemplates;
  return q
    .selectDistinctOn([event, subject, channel, language])
    .from(messageTemplates)
    .orderBy(event, subject, channel, language, desc(version));
}

/** All savings of the texts of an event, the latest first. */
export async function listSavings(
  q: Queryable,
  { event, subject }: Pick<TemplateKey, 'event' | 'subject'>,
): Promise<TemplateRow[]> {
  return q
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.event, event), eq(messageTemplates.subject, subject)))
    .orderBy(desc(messageTemplates.version));
}

/** Stores a version and returns its id; null if somebody else has stored it meanwhile. */
export async function insertTemplate(
  q: Queryable,
  row: typeof messageTemplates.$inferInsert,
): Promise<number | null> {
  const [stored] = await q
    .insert(messageTemplates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: messageTemplates.id });
  return stored?.id ?? null;
}

export async function recordFailure(
  q: Queryable,
  id: number,
  { at, failure }: { at: Date; failure: string },
): Promise<void> {
  await q.update(messageTemplates).set({ failedAt: at, failure }).where(eq(messageTemplates.id, id));
}
