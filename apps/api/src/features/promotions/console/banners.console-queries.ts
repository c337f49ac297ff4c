import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { and, asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { inStateSql, rowVersion, titleSql } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { banners } from '../promotions.tables.ts';

export type BannerValues = Omit<typeof banners.$inferInsert, 'id'>;
export type BannerRecord = typeof banners.$inferSelect & { version: string };
export type BannerFilter = {
  search?: string | undefined;
  state?: PromotionState | undefined;
  place?: 'top' | 'bottom' | undefined;
  module_id?: number | undefined;
  featured?: boolean | undefined;
};

const RECORD = { ...getTableColumns(banners), version: rowVersion(banners.id) };

function matching(filter: BannerFilter, nowMs: number): SQL | undefined {
  return and(
    titleSql(banners.title, filter.search),
    inStateSql(banners, filter.state, nowMs),
    filter.place ? eq(banners.place, filter.place) : undefined,
    filter.module_id ? eq(banners.moduleId, filter.module_id) : undefined,
    filter.featured === undefined ? undefined : eq(banners.featured, filter.featured),
  );
}

/** Banners in the order of the shop: those at the top first. */
export function listBannerRecords(
  q: Queryable,
  filter: BannerFilter,
  page: { nowMs: number; limit: number; offset: number },
): Promise<BannerRecord[]> {
  return q
    .select(RECORD)
    .from(banners)
    .where(matching(filter, page.nowMs))
    .orderBy(desc(banners.place), asc(banners.position), asc(banners.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function countBanners(q: Queryable, filter: BannerFilter, nowMs: number): Promise<number> {
  return q.$count(banners, matching(filter, nowMs));
}

export async function findBanner(q: Queryable, id: number): Promise<BannerRecord | null> {
  const [row] = await q.select(RECORD).from(banners).where(eq(banners.id, id));
  return row ?? null;
}

/** Locks a banner until the transaction ends. */
export async function lockBanner(q: Queryable, id: number): Promise<BannerRecord | null> {
  const [row] = await q.select(RECORD).from(banners).where(eq(banners.id, id)).for('update');
  return row ?? null;
}

export async function insertBanner(q: Queryable, values: BannerValues): Promise<number> {
  const [row] = await q.insert(banners).values(values).returning({ id: banners.id });
  if (!row) throw new Error('no banner was inserted');
  return row.id;
}

export async function updateBannerRow(
  q: Queryable,
  id: number,
  values: Partial<BannerValues>,
): Promise<void> {
  await q.update(banners).set(values).where(eq(banners.id, id));
}
