import { inArray } from 'drizzle-orm';
import { inLanguage, type Queryable } from '../../../platform/db/index.ts';
import { items } from '../catalog.tables.ts';

/** The items of these ids by name, active or not. */
export async function listItemNames(
  q: Queryable,
  ids: number[],
  language: string,
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return q
    .select({ id: items.id, name: inLanguage(items.name, language) })
    .from(items)
    .where(inArray(items.id, ids));
}
