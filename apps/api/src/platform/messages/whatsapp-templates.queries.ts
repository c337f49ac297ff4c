import type { LanguageCode } from '@errand/domain/language';
import { type FilledTemplate, fillTemplate } from '@errand/domain/notifications';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { whatsappTemplates } from './messages.tables.ts';

export type StoredTemplate = typeof whatsappTemplates.$inferSelect;

/**
 * The template by which WhatsApp tells of an event, filled with what it tells; null if the operator has named none. `path` is
 * that of the link.
 */
export async function whatsAppTemplateFor(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  event: string,
  told: { language: LanguageCode; title: string; description: string; path: string },
): Promise<FilledTemplate | null> {
  const [template] = await db.select().from(whatsappTemplates).where(eq(whatsappTemplates.event, event));
  return template ? fillTemplate(template, told.language, { ...told, origin: publicUrl }) : null;
}

export function listWhatsAppTemplates(q: Queryable): Promise<StoredTemplate[]> {
  return q.select().from(whatsappTemplates).orderBy(asc(whatsappTemplates.event));
}

/** Makes other members wait who change the templates meanwhile. */
export async function lockWhatsAppTemplates(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table ${whatsappTemplates} in share row exclusive mode`);
}

/** Replaces the templates of all events. */
export async function replaceWhatsAppTemplates(q: Queryable, rows: readonly StoredTemplate[]): Promise<void> {
  await q.delete(whatsappTemplates);
  if (rows.length > 0) await q.insert(whatsappTemplates).values([...rows]);
}
