import type { StoreSort } from '@errand/contract/console/stores';
import type { LanguageCode } from '@errand/domain/language';
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import { anyTextMatches, inLanguage, likePattern, type Queryable } from '../../../platform/db/index.ts';
import { STORE_RECORD, type StoreRecord } from '../records/store-records.queries.ts';
import { stores } from '../stores.tables.ts';

export type StoreFilter = {
  search?: string | undefined;
  active?: boolean | undefined;
  paused?: boolean | undefined;
  zone_id?: number | undefined;
  module_id?: number | undefined;
};

function matching(scope: Scope, filter: StoreFilter, now: Date): SQL | undefined {
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
  const pattern = likePattern(words);
  const byName = anyTextMatches(stores.name, pattern);
  return /^\d{1,9}$/.test(words) ? or(byName, eq(stores.id, Number(words))) : byName;
}

/** Stores of a scope. */
export function listStoreRecords(
  q: Queryable,
  scope: Scope,
  filter: StoreFilter,
  page: {
    sort: StoreSort;
    ascending: boolean;
    limit: number;
    offset: number;
    language: LanguageCode;
    now: Date;
  },
): Promise<StoreRecord[]> {
  const by = {
    name: inLanguage(stores.name, page.language),
    created_at: stores.createdAt,
    order_count: stores.orderCount,
    item_count: stores.itemCount,
  }[page.sort];
  const order = page.ascending ? asc : desc;
  return q
    .select(STORE_RECORD)
    .from(stores)
    .where(matching(scope, filter, page.now))
    .orderBy(order(by), order(stores.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts matching stores, up to `most`. */
export function countStores(
  q: Queryable,
  scope: Scope,
  filter: StoreFilter,
  now: Date,
  most: number,
): Promise<number> {
  return countUpTo(q, stores, matching(scope, filter, now), most);
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
