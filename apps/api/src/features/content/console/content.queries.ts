import { sql } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable, Translations } from '../../../platform/db/index.ts';
import { landingTexts } from '../content.tables.ts';

export function listLandingVersions(q: Queryable) {
  return q
    .select({ key: landingTexts.key, value: landingTexts.value, version: rowVersion(landingTexts.key) })
    .from(landingTexts);
}

/** Serializes the changes of a text, also of one without a row. */
export async function lockText(q: Queryable, key: string): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${key}`}))`);
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
