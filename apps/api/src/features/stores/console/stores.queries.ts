import type { ParsedInput } from '@errand/contract';
import type { listStores } from '@errand/contract/console/stores';
import type { LanguageCode } from '@errand/domain/language';
import { and, asc, count, desc, eq, gt, inArray, min, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import { inLanguage, type Queryable } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { STORE_RECORD, type StoreRecord } from '../records/store-records.queries.ts';
import { stores } from '../stores.tables.ts';

type Query = ParsedInput<typeof listStores>['query'];

function matching(scope: Scope, filter: Query, now: Date): SQL | undefined {
  const { search, active, paused, zone_id: zoneId, module_id: moduleId } = filter;
  const isPaused = gt(stores.pausedUntil, now);
  return and(
    scope.all
      ? undefined
      : or(inArray(stores.zoneId, [...scope.zoneIds]), inArray(stores.id, [...scope.storeIds])),
    search ? isNamed(search) : undefined,
    active === undefined ? undefined : eq(stores.active, active),
    paused === undefined ? undefined : paused ? isPaused : sql`${isPaused} is not true`,
    zoneId ? eq(stores.zoneId, zoneId) : undefined,
    moduleId ? eq(stores.moduleId, moduleId) : undefined,
  );
}

function isNamed(words: string): SQL | undefined {
  const byName = translationContains(stores.name, words);
  return /^\d{1,9}$/.test(words) ? or(byName, eq(stores.id, Number(words))) : byName;
}

/** Stores of a scope. */
export function storesIn(
  q: Queryable,
  scope: Scope,
  query: Query,
  { language, now }: { language: LanguageCode; now: Date },
) {
  const where = matching(scope, query, now);
  const { sort = 'name', direction } = query;
  const by = {
    name: inLanguage(stores.name, language),
    created_at: stores.createdAt,
    order_count: stores.orderCount,
    item_count: stores.itemCount,
  }[sort];
  const isAscending = direction ? direction === 'asc' : sort === 'name';
  const order = isAscending ? asc : desc;
  return {
    rows: (limit: number, offset: number): Promise<StoreRecord[]> =>
      q
        .select(STORE_RECORD)
        .from(stores)
        .where(where)
        .orderBy(order(by), order(stores.id))
        .limit(limit)
        .offset(offset),
    count: (most: number) => countUpTo(q, stores, where, most),
  };
}

/** How many stores of a module and a zone are alike in being shown, in having hours and in having items; `storeId` is one. */
export function countStoresByReadiness(q: Queryable) {
  const kind = {
    moduleId: stores.moduleId,
    zoneId: stores.zoneId,
    active: stores.active,
    hasHours: sql<boolean>`(${stores.alwaysOpen} or ${stores.openWeek} <> '{}')`,
    hasItems: sql<boolean>`(${stores.itemCount} > 0)`,
  };
  return q
    .select({ ...kind, count: count(), storeId: min(stores.id) })
    .from(stores)
    .groupBy(...Object.values(kind));
}
