import { and, asc, inArray, sql } from 'drizzle-orm';
import { inLanguage, type Queryable } from '../../platform/db/index.ts';
import { zones } from './location.tables.ts';

export type NamedZone = { id: number; name: string };

/** The zones of these ids, by name. */
export function listZoneNames(q: Queryable, ids: number[], language: string): Promise<NamedZone[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .select({ id: zones.id, name: inLanguage(zones.name, language) })
    .from(zones)
    .where(inArray(zones.id, ids));
}

/** Zones whose name contains the words, the first 50 by name. */
export function searchZoneNames(q: Queryable, words: string, language: string): Promise<NamedZone[]> {
  const name = inLanguage(zones.name, language);
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return q
    .select({ id: zones.id, name })
    .from(zones)
    .where(and(words === '' ? undefined : sql`${zones.name}::text ilike ${pattern}`))
    .orderBy(asc(name))
    .limit(50);
}
