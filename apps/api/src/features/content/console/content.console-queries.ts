import { getTableColumns, sql } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { landingTexts, pages } from '../content.tables.ts';

export function listPageRows(q: Queryable) {
  return q.select({ ...getTableColumns(pages), version: rowVersion(pages.slug) }).from(pages);
}

export function listLandingVersions(q: Queryable) {
  return q
    .select({ key: landingTexts.key, value: landingTexts.value, version: rowVersion(landingTexts.key) })
    .from(landingTexts);
}

/** One change of a text at a time, also of one without a row. */
export async function lockText(q: Queryable, key: string): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${key}`}))`);
}

export async function writePage(
  q: Queryable,
  slug: string,
  values: { title: Translations; html: Translations; updatedAt: Date },
): Promise<void> {
  await q
    .insert(pages)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: pages.slug, set: values });
}

export async function writeLandingText(
  q: Queryable,
  key: string,
  values: { value: Translations; updatedAt: Date },
): Promise<void> {
  await q
    .insert(landingTexts)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: landingTexts.key, set: values });
}
