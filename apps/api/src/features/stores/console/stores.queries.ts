import type { ParsedInput } from '@errand/contract';
import type { listStores } from '@errand/contract/console/stores';
import type { LanguageCode } from '@errand/domain/language';
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
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

type StoreReadiness = { active: boolean; withHours: boolean; withItems: boolean };

/** Whether any store is active, whether an active one has hours, and whether one of those has items. */
export async function findStoreReadiness(q: Queryable): Promise<StoreReadiness> {
  const hasHours = or(eq(stores.alwaysOpen, true), sql`${stores.openWeek} <> '{}'`);
  const [row] = await q
    .select({
      active: sql<boolean>`count(*) > 0`,
      withHours: sql<boolean>`count(*) filter (where ${hasHours}) > 0`,
      withItems: sql<boolean>`count(*) filter (where ${and(hasHours, gt(stores.itemCount, 0))}) > 0`,
    })
    .from(stores)
    .where(eq(stores.active, true));
  return row ?? { active: false, withHours: false, withItems: false };
}
