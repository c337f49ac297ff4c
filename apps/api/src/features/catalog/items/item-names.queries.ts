import type { LanguageCode } from '@errand/domain/language';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { inLanguage, type Queryable } from '../../../platform/db/index.ts';
import { foldedWords, searchQuery } from '../../../platform/search/index.ts';
import { items } from '../catalog.tables.ts';

export type NamedItem = { id: number; name: string; storeId: number; moduleId: number; priceMinor: number };

const MOST = 50;

function columns(language: LanguageCode) {
  return {
    id: items.id,
    name: inLanguage(items.name, language),
    storeId: items.storeId,
    moduleId: items.moduleId,
    priceMinor: items.priceMinor,
  };
}

/** The items of these ids by name, active or not. */
export async function listItemNames(
  q: Queryable,
  ids: number[],
  language: LanguageCode,
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return q
    .select({ id: items.id, name: inLanguage(items.name, language) })
    .from(items)
    .where(inArray(items.id, ids));
}

/** The items of these ids. Campaign items are left out. */
export function listNamedItems(q: Queryable, ids: number[], language: LanguageCode): Promise<NamedItem[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .select(columns(language))
    .from(items)
    .where(and(inArray(items.id, ids), isNull(items.campaignStarts)));
}

/** Items that the storefront's search finds by these words, or first the item with this number; at most 50. */
export function searchItemNames(
  q: Queryable,
  { search, moduleId }: { search: string; moduleId?: number | undefined },
  language: LanguageCode,
): Promise<NamedItem[]> {
  const words = searchQuery(foldedWords(search));
  const number = /^\d{1,9}$/.test(search) ? eq(items.id, Number(search)) : undefined;
  const found = words === null ? undefined : sql`${items.search} @@ ${words}::tsquery`;
  return q
    .select(columns(language))
    .from(items)
    .where(
      and(
        isNull(items.campaignStarts),
        search === '' ? undefined : (or(number, found) ?? sql`false`),
        moduleId === undefined ? undefined : eq(items.moduleId, moduleId),
      ),
    )
    .orderBy(...(number ? [desc(number)] : []), asc(items.id))
    .limit(MOST);
}
