import type { LanguageCode } from '@errand/domain/language';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inLanguage, type Queryable } from '../../platform/db/index.ts';
import { translationContains } from '../../platform/search/index.ts';
import { stores } from './stores.tables.ts';
import { isStoreInSql } from './stores.views.ts';

export type NamedStore = { id: number; name: string };

/** The stores of these ids, by name. */
export function listStoreNames(q: Queryable, ids: number[], language: LanguageCode): Promise<NamedStore[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q
    .select({ id: stores.id, name: inLanguage(stores.name, language) })
    .from(stores)
    .where(inArray(stores.id, ids));
}

/** Stores whose name contains the words, of one module or all; the first 50 by name. */
export function searchStoreNames(
  q: Queryable,
  words: string,
  language: LanguageCode,
  moduleId?: number,
): Promise<NamedStore[]> {
  const name = inLanguage(stores.name, language);
  return q
    .select({ id: stores.id, name })
    .from(stores)
    .where(
      and(
        words === '' ? undefined : translationContains(stores.name, words),
        moduleId === undefined ? undefined : eq(stores.moduleId, moduleId),
      ),
    )
    .orderBy(asc(name))
    .limit(50);
}

/** The ones among these ids that are stores, of the module if one is given. */
export async function listStoresInModule(
  q: Queryable,
  ids: number[],
  moduleId: number | null,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const inModule = moduleId === null ? undefined : eq(stores.moduleId, moduleId);
  const rows = await q
    .select({ id: stores.id })
    .from(stores)
    .where(and(inArray(stores.id, ids), inModule));
  return rows.map(({ id }) => id);
}

export type StoreContact = { id: number; phone: string; latitude: number; longitude: number };

/** The telephone numbers and places of stores. */
export function listStoreContacts(q: Queryable, ids: number[]): Promise<StoreContact[]> {
  return q
    .select({ id: stores.id, phone: stores.phone, latitude: stores.latitude, longitude: stores.longitude })
    .from(stores)
    .where(inArray(stores.id, ids));
}

/** The first stores of a scope by name. */
export function listStoreNamesIn(
  q: Queryable,
  scope: { all: true } | { all: false; zoneIds: readonly number[]; storeIds: readonly number[] },
  language: LanguageCode,
  limit: number,
): Promise<NamedStore[]> {
  const name = inLanguage(stores.name, language);
  return q
    .select({ id: stores.id, name })
    .from(stores)
    .where(scope.all ? undefined : isStoreInSql(stores.id, scope))
    .orderBy(asc(name))
    .limit(limit);
}
