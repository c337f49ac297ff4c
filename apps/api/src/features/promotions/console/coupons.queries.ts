import type { CouponSort } from '@errand/contract/console/promotions/coupons';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import { likePattern, type Queryable } from '../../../platform/db/index.ts';
import { allUsesSql } from '../../orders/coupon-uses.views.ts';
import type { CouponRow } from '../coupons.queries.ts';
import { coupons } from '../promotions.tables.ts';

export type CouponFilter = {
  search?: string | undefined;
  type?: CouponRow['type'] | undefined;
  active?: boolean | undefined;
};

const USES = sql<number>`${sql.raw(allUsesSql('"coupons"."code"'))}`.mapWith(Number);
export const couponRows = versionedRows(coupons, { uses: USES });
export type ConsoleCoupon = VersionedRow<typeof couponRows>;
export type CouponValues = Omit<typeof coupons.$inferInsert, 'id'>;

function matching({ search, type, active }: CouponFilter): SQL | undefined {
  const text = search && likePattern(search);
  return and(
    text ? or(ilike(coupons.code, text), sql`${coupons.title}::text ilike ${text}`) : undefined,
    type ? eq(coupons.type, type) : undefined,
    active === undefined ? undefined : eq(coupons.active, active),
  );
}

export function listCouponRows(
  q: Queryable,
  filter: CouponFilter,
  {
    sort,
    ascending,
    ...page
  }: { sort: CouponSort | undefined; ascending: boolean; limit: number; offset: number },
): Promise<ConsoleCoupon[]> {
  const sorts = { code: coupons.code, starts_at: coupons.startsAt, ends_at: coupons.endsAt, uses: USES };
  const order = ascending ? asc : desc;
  return couponRows.list(q, {
    where: matching(filter),
    order: [...(sort ? [order(sorts[sort])] : []), order(coupons.id)],
    page,
  });
}

export function countCoupons(q: Queryable, filter: CouponFilter, most: number): Promise<number> {
  return couponRows.count(q, matching(filter), most);
}

export async function isCodeTaken(q: Queryable, code: string, byOtherThan: number): Promise<boolean> {
  const [row] = await q.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  return row !== undefined && row.id !== byOtherThan;
}
