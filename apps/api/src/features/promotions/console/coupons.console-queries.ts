import type { CouponSort } from '@errand/contract/console/promotions/coupons';
import { and, asc, count, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { allUsesSql } from '../../orders/coupon-uses.views.ts';
import type { CouponRow } from '../coupons.queries.ts';
import { coupons } from '../promotions.tables.ts';

export type ConsoleCoupon = CouponRow & { uses: number; version: string };
export type CouponFilter = {
  search?: string | undefined;
  type?: CouponRow['type'] | undefined;
  active?: boolean | undefined;
};

const USES = sql<number>`${sql.raw(allUsesSql('"coupons"."code"'))}`.mapWith(Number);
const COLUMNS = { ...getTableColumns(coupons), uses: USES, version: rowVersion(coupons.id) };

function matching({ search, type, active }: CouponFilter): SQL | undefined {
  const text = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    text ? or(ilike(coupons.code, text), sql`${coupons.title}::text ilike ${text}`) : undefined,
    type ? eq(coupons.type, type) : undefined,
    active === undefined ? undefined : eq(coupons.active, active),
  );
}

export function listCouponRows(
  q: Queryable,
  filter: CouponFilter,
  page: { sort: CouponSort | undefined; ascending: boolean; limit: number; offset: number },
): Promise<ConsoleCoupon[]> {
  const sorts = { code: coupons.code, starts_at: coupons.startsAt, ends_at: coupons.endsAt, uses: USES };
  const order = page.ascending ? asc : desc;
  return q
    .select(COLUMNS)
    .from(coupons)
    .where(matching(filter))
    .orderBy(...(page.sort ? [order(sorts[page.sort])] : []), order(coupons.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countCoupons(q: Queryable, filter: CouponFilter, most: number): Promise<number> {
  const some = q.select({ id: coupons.id }).from(coupons).where(matching(filter)).limit(most).as('some');
  const [row] = await q.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findCouponById(q: Queryable, id: number): Promise<ConsoleCoupon | null> {
  const [row] = await q.select(COLUMNS).from(coupons).where(eq(coupons.id, id));
  return row ?? null;
}

/** Locks a coupon until the transaction ends. */
export async function lockCoupon(q: Queryable, id: number): Promise<void> {
  await q.execute(sql`select 1 from coupons where id = ${id} for update`);
}

export type CouponValues = Omit<typeof coupons.$inferInsert, 'id'>;

/** The id of the new coupon; null if its code is taken. */
export async function insertCoupon(q: Queryable, values: CouponValues): Promise<number | null> {
  const [row] = await q.insert(coupons).values(values).onConflictDoNothing().returning({ id: coupons.id });
  return row?.id ?? null;
}

export async function updateCouponRow(q: Queryable, id: number, values: CouponValues): Promise<void> {
  await q.update(coupons).set(values).where(eq(coupons.id, id));
}

export async function isCodeTaken(q: Queryable, code: string, byOtherThan: number): Promise<boolean> {
  const [row] = await q.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  return row !== undefined && row.id !== byOtherThan;
}
