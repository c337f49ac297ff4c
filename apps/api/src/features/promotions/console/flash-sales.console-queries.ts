import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { and, asc, desc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { inStateSql, rowVersion, titleSql } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { flashSaleItems, flashSales } from '../promotions.tables.ts';

export type FlashSaleValues = Omit<typeof flashSales.$inferInsert, 'id' | 'slug'>;
export type FlashSaleRecord = typeof flashSales.$inferSelect & { version: string };
export type FlashSaleItem = typeof flashSaleItems.$inferSelect;
export type FlashSaleFilter = {
  search?: string | undefined;
  state?: PromotionState | undefined;
  module_id?: number | undefined;
};
export type FlashSaleSort = 'starts_at' | 'ends_at' | 'percent';

const RECORD = { ...getTableColumns(flashSales), version: rowVersion(flashSales.id) };
const SORTS = { starts_at: flashSales.startsAt, ends_at: flashSales.endsAt, percent: flashSales.percent };

function matching(filter: FlashSaleFilter, nowMs: number): SQL | undefined {
  return and(
    titleSql(flashSales.title, filter.search),
    inStateSql(flashSales, filter.state, nowMs),
    filter.module_id ? eq(flashSales.moduleId, filter.module_id) : undefined,
  );
}

export function listFlashSaleRecords(
  q: Queryable,
  filter: FlashSaleFilter,
  page: {
    sort: FlashSaleSort | undefined;
    ascending: boolean;
    nowMs: number;
    limit: number;
    offset: number;
  },
): Promise<FlashSaleRecord[]> {
  const order = page.ascending ? asc : desc;
  return q
    .select(RECORD)
    .from(flashSales)
    .where(matching(filter, page.nowMs))
    .orderBy(...(page.sort ? [order(SORTS[page.sort])] : []), order(flashSales.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function countFlashSales(q: Queryable, filter: FlashSaleFilter, nowMs: number): Promise<number> {
  return q.$count(flashSales, matching(filter, nowMs));
}

export async function findFlashSaleRecord(q: Queryable, id: number): Promise<FlashSaleRecord | null> {
  const [row] = await q.select(RECORD).from(flashSales).where(eq(flashSales.id, id));
  return row ?? null;
}

/** Locks a sale until the transaction ends. */
export async function lockFlashSale(q: Queryable, id: number): Promise<FlashSaleRecord | null> {
  const [row] = await q.select(RECORD).from(flashSales).where(eq(flashSales.id, id)).for('update');
  return row ?? null;
}

/** The items of sales in the order of the shop. */
export function listFlashSaleItems(q: Queryable, saleIds: number[]): Promise<FlashSaleItem[]> {
  if (saleIds.length === 0) return Promise.resolve([]);
  return q
    .select()
    .from(flashSaleItems)
    .where(inArray(flashSaleItems.flashSaleId, saleIds))
    .orderBy(flashSaleItems.flashSaleId, flashSaleItems.position, flashSaleItems.itemId);
}

/** Locks the items of a sale in the order in which orders take their pieces. */
export function lockFlashSaleItems(q: Queryable, saleId: number): Promise<FlashSaleItem[]> {
  return q
    .select()
    .from(flashSaleItems)
    .where(eq(flashSaleItems.flashSaleId, saleId))
    .orderBy(flashSaleItems.itemId)
    .for('update');
}

export async function listFlashSaleSlugs(q: Queryable, begin: string): Promise<string[]> {
  const rows = await q
    .select({ slug: flashSales.slug })
    .from(flashSales)
    .where(sql`starts_with(${flashSales.slug}, ${begin})`);
  return rows.map(({ slug }) => slug);
}

export async function insertFlashSale(
  q: Queryable,
  values: FlashSaleValues & { slug: string },
): Promise<number> {
  const [row] = await q.insert(flashSales).values(values).returning({ id: flashSales.id });
  if (!row) throw new Error('no flash sale was inserted');
  return row.id;
}

export async function updateFlashSaleRow(q: Queryable, id: number, values: FlashSaleValues): Promise<void> {
  await q.update(flashSales).set(values).where(eq(flashSales.id, id));
}

/** Replaces the items of a sale; pieces sold of those that stay are kept. Lock them first. */
export async function replaceFlashSaleItems(
  q: Queryable,
  saleId: number,
  items: { itemId: number; stock: number }[],
): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const isOfSale = eq(flashSaleItems.flashSaleId, saleId);
  await q.delete(flashSaleItems).where(and(isOfSale, notInArray(flashSaleItems.itemId, ids)));
  await q
    .insert(flashSaleItems)
    .values(items.map((item, position) => ({ flashSaleId: saleId, position, ...item })))
    .onConflictDoUpdate({
      target: [flashSaleItems.flashSaleId, flashSaleItems.itemId],
      set: { stock: sql`excluded.stock`, position: sql`excluded.position` },
    });
}
