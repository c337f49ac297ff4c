import type { ParsedInput } from '@errand/contract';
import type { listCoupons } from '@errand/contract/console/promotions/coupons';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { containsWords, translationContains } from '../../../platform/search/index.ts';
import { allUsesSql } from '../../orders/coupon-uses.views.ts';
import { coupons } from '../promotions.tables.ts';

type Query = ParsedInput<typeof listCoupons>['query'];

const USES = sql<number>`${sql.raw(allUsesSql('"coupons"."code"'))}`.mapWith(Number);
export const couponRows = versionedRows(coupons, { uses: USES });
export type ConsoleCoupon = VersionedRow<typeof couponRows>;
export type CouponValues = Omit<typeof coupons.$inferInsert, 'id'>;

function matching({ search, type, active }: Query): SQL | undefined {
  return and(
    search ? or(containsWords(coupons.code, search), translationContains(coupons.title, search)) : undefined,
    type ? eq(coupons.type, type) : undefined,
    active === undefined ? undefined : eq(coupons.active, active),
  );
}

export function couponsBy(q: Queryable, query: Query) {
  const where = matching(query);
  const sorts = { code: coupons.code, starts_at: coupons.startsAt, ends_at: coupons.endsAt, uses: USES };
  const direction = query.direction === 'asc' ? asc : desc;
  const order = [...(query.sort ? [direction(sorts[query.sort])] : []), direction(coupons.id)];
  return {
    rows: (limit: number, offset: number) => couponRows.list(q, { where, order, page: { limit, offset } }),
    count: (most: number) => couponRows.count(q, where, most),
  };
}

export async function isCodeTaken(q: Queryable, code: string, byOtherThan: number): Promise<boolean> {
  const [row] = await q.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  return row !== undefined && row.id !== byOtherThan;
}

/** Lists the coupons that a store has made for itself, the latest first. */
export function couponsOfStore(q: Queryable, storeId: number): Promise<ConsoleCoupon[]> {
  return couponRows.list(q, { where: eq(coupons.storeId, storeId), order: [desc(coupons.id)] });
}
