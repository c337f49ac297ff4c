import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { storeSchedules, stores } from '../stores.tables.ts';

export type StoreInsert = typeof stores.$inferInsert;
export type StoreRecord = typeof stores.$inferSelect & { version: string };

/** Columns that orders, reviews and items change. Staff do not edit them. */
const FIGURES = [
  'rating_sum',
  'rating_count',
  'ratings',
  'order_count',
  'item_count',
  'closed_from',
  'updated_at',
];
export const STORE_RECORD = {
  ...getTableColumns(stores),
  /** Like `rowVersion`, without the figures: an order must not cause a conflict with a member's edit. */
  version: sql<string>`md5((to_jsonb(${stores}) - ${sql.param(FIGURES)}::text[])::text)`,
};

export async function findStoreRecord(q: Queryable, id: number): Promise<StoreRecord | null> {
  const [row] = await q.select(STORE_RECORD).from(stores).where(eq(stores.id, id));
  return row ?? null;
}

/** Locks a store until the transaction ends. */
export async function lockStore(q: Queryable, id: number): Promise<StoreRecord | null> {
  const [row] = await q.select(STORE_RECORD).from(stores).where(eq(stores.id, id)).for('update');
  return row ?? null;
}

/** A store with its opening hours, in their order of the week. */
export type ScheduledStore = StoreRecord & { schedules: HoursRow[] };

/** Locks the store of a slug, with its hours, until the transaction ends. */
export async function lockStoreOfSlug(q: Queryable, slug: string): Promise<ScheduledStore | null> {
  const rows = await q.select(STORE_RECORD).from(stores).where(eq(stores.slug, slug)).for('update');
  const [found] = await withSchedules(q, rows);
  return found ?? null;
}

/** Stores with their hours, in the order of the ids. */
export async function listStoreRecords(q: Queryable, ids: readonly number[]): Promise<ScheduledStore[]> {
  const rows = await withSchedules(
    q,
    await q
      .select(STORE_RECORD)
      .from(stores)
      .where(inArray(stores.id, [...ids])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function withSchedules(q: Queryable, rows: StoreRecord[]): Promise<ScheduledStore[]> {
  const { day, opens, closes, storeId } = storeSchedules;
  const hours = await q
    .select({ storeId, day, opens, closes })
    .from(storeSchedules)
    .where(
      inArray(
        storeId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(storeId, day, opens, closes);
  const byStore = Map.groupBy(hours, (row) => row.storeId);
  return rows.map((row) => ({
    ...row,
    schedules: (byStore.get(row.id) ?? []).map(({ storeId: _, ...schedule }) => schedule),
  }));
}

/** Sets from when on the store takes no orders because of its plan. */
export async function closeStoreFrom(q: Queryable, id: number, closedFrom: Date): Promise<void> {
  await q.update(stores).set({ closedFrom }).where(eq(stores.id, id));
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
