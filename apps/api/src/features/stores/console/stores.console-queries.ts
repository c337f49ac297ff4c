import type { StoreSort } from '@errand/contract/console/stores';
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../../console/index.ts';
import { inLanguage, type Queryable } from '../../../platform/db/index.ts';
import { storeSchedules, stores } from '../stores.tables.ts';

export type StoreInsert = typeof stores.$inferInsert;
export type StoreRecord = typeof stores.$inferSelect & { version: string };

/** Columns that orders, reviews and items change. Staff do not edit them. */
const FIGURES = ['rating_sum', 'rating_count', 'ratings', 'order_count', 'item_count', 'updated_at'];
const RECORD = {
  ...getTableColumns(stores),
  /** Like `rowVersion`, without the figures: an order must not cause a conflict with a member's edit. */
  version: sql<string>`md5((to_jsonb(${stores}) - ${sql.param(FIGURES)}::text[])::text)`,
};

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
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const byName = sql`(${stores.name}->>'en' ilike ${pattern} or ${stores.name}->>'ar' ilike ${pattern})`;
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
    language: string;
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
    .select(RECORD)
    .from(stores)
    .where(matching(scope, filter, page.now))
    .orderBy(order(by), order(stores.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Counts matching stores, up to `most`. */
export async function countStores(
  q: Queryable,
  scope: Scope,
  filter: StoreFilter,
  now: Date,
  most: number,
): Promise<number> {
  const some = q
    .select({ id: stores.id })
    .from(stores)
    .where(matching(scope, filter, now))
    .limit(most)
    .as('some');
  const [row] = await q.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findStoreRecord(q: Queryable, id: number): Promise<StoreRecord | null> {
  const [row] = await q.select(RECORD).from(stores).where(eq(stores.id, id));
  return row ?? null;
}

/** Locks a store until the transaction ends. */
export async function lockStore(q: Queryable, id: number): Promise<StoreRecord | null> {
  const [row] = await q.select(RECORD).from(stores).where(eq(stores.id, id)).for('update');
  return row ?? null;
}

/** Slugs that begin with a given one, to find a free one. */
export async function listSlugsLike(q: Queryable, slug: string): Promise<string[]> {
  const rows = await q
    .select({ slug: stores.slug })
    .from(stores)
    .where(sql`starts_with(${stores.slug}, ${slug})`);
  return rows.map((row) => row.slug);
}

export async function insertStore(q: Queryable, row: StoreInsert): Promise<number> {
  const [made] = await q.insert(stores).values(row).returning({ id: stores.id });
  if (!made) throw new Error('no store was inserted');
  return made.id;
}

export async function updateStoreRow(q: Queryable, id: number, change: Partial<StoreInsert>): Promise<void> {
  await q.update(stores).set(change).where(eq(stores.id, id));
}

export type HoursRow = { day: number; opens: number; closes: number };

export async function replaceHours(q: Queryable, storeId: number, hours: readonly HoursRow[]): Promise<void> {
  await q.delete(storeSchedules).where(eq(storeSchedules.storeId, storeId));
  if (hours.length > 0) await q.insert(storeSchedules).values(hours.map((row) => ({ ...row, storeId })));
}
