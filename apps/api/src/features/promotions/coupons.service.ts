import type { Coupon } from '@errand/contract/coupons';
import { toMajor } from '@errand/domain/money';
import { isoDate, localTime } from '@errand/domain/time';
import { translated } from '../../platform/db/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { requireCustomerId } from '../customer/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { type CouponListRow, listUsableCoupons } from './coupons.queries.ts';

/** Coupons the customer may still use; in one module or at one store where these are given. */
export async function listVisitorCoupons(
  ctx: Ctx,
  where: { moduleId: number | null; storeId: number | null },
): Promise<Coupon[]> {
  const owner = `customer:${requireCustomerId(ctx)}`;
  const [rows, { digits }] = await Promise.all([
    listUsableCoupons(ctx.pool, owner, new Date(ctx.now()), where),
    moneyStyle(ctx),
  ]);
  return rows.map((row) => couponShapeOf(row, ctx, digits));
}

function couponShapeOf(row: CouponListRow, ctx: Ctx, digits: number): Coupon {
  const day = (instant: number) => isoDate(localTime(instant, row.time_zone ?? 'UTC'));
  return {
    id: row.id,
    title: translated(row.title, ctx.language),
    code: row.code,
    start_date: day(row.starts_at.getTime()),
    // The end is excluded inside, the day is included on the wire.
    expire_date: day(row.ends_at.getTime() - 1),
    min_purchase: toMajor(row.min_purchase_minor, digits),
    max_discount: toMajor(row.max_discount_minor, digits),
    discount: row.discount_type === 'percent' ? row.discount : toMajor(row.discount, digits),
    discount_type: row.discount_type,
    coupon_type: row.type,
    limit: row.per_customer,
    status: 1,
    data: JSON.stringify(row.bound_to),
    module_id: row.module_id,
    module_type: row.module_type,
    store: row.store && { ...row.store, name: translated(row.store.name, ctx.language) },
    zones: row.zones.map((name) => translated(name, ctx.language)),
  };
}
