import type { PromotionState } from '@errand/contract/console/promotions/fields';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { inStateSql, titleSql, type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { banners } from '../promotions.tables.ts';

export type BannerValues = Omit<typeof banners.$inferInsert, 'id'>;
export const bannerRows = versionedRows(banners);
export type BannerRecord = VersionedRow<typeof bannerRows>;
export type BannerFilter = {
  search?: string | undefined;
  state?: PromotionState | undefined;
  place?: 'top' | 'bottom' | undefined;
  module_id?: number | undefined;
  featured?: boolean | undefined;
};

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
  { nowMs, ...page }: { nowMs: number; limit: number; offset: number },
): Promise<BannerRecord[]> {
  const order = [desc(banners.place), asc(banners.position), asc(banners.id)];
  return bannerRows.list(q, { where: matching(filter, nowMs), order, page });
}

export function countBanners(q: Queryable, filter: BannerFilter, nowMs: number): Promise<number> {
  return q.$count(banners, matching(filter, nowMs));
}
