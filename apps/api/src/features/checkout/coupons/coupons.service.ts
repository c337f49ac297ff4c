import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/coupons';
import { toMajor, toMinor } from '@errand/domain/money';
import { isoDate, localTime } from '@errand/domain/time';
import { translated } from '../../../platform/db/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import { type CouponListRow, couponRows } from '../../promotions/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import { requireStore } from '../../stores/index.ts';
import { couponOutcome, couponPerson } from '../coupon.ts';

type CouponsContext = RequestContext<'db' | 'now' | 'pool' | 'settings'>;

/** Lists the coupons the customer or guest can still use where they are, optionally in one module or at one store. */
export async function listCoupons(
  ctx: CouponsContext,
  where: { moduleId: number | null; storeId: number | null },
): Promise<contract.Coupon[]> {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  const person = await couponPerson(ctx, ctx.db, null);
  const [rows, { digits }] = await Promise.all([
    couponRows.listUsable(ctx.pool, { owner, ...person }, new Date(ctx.now()), {
      ...where,
      zoneIds: ctx.zoneIds,
    }),
    moneyStyle(ctx),
  ]);
  return rows.map((row) => toCouponResponse(row, ctx, digits));
}

type ApplyQuery = ParsedInput<typeof contract.applyCoupon>['query'];

/**
 * Returns a coupon that is valid for an order at a store, by the rules of checkout; throws the reason
 * otherwise.
 */
export async function applyCoupon(ctx: CouponsContext, query: ApplyQuery): Promise<contract.Coupon> {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  const code = (query.code ?? query.coupon_code ?? '').trim().toUpperCase();
  if (!code) throw new AppError('required', undefined, 'code');
  const [store, money] = await Promise.all([requireStore(ctx.db, query.store_id), moneyStyle(ctx)]);
  const subtotalMinor =
    query.order_amount === undefined ? Number.MAX_SAFE_INTEGER : toMinor(query.order_amount, money.digits);
  const use = {
    owner,
    ...(await couponPerson(ctx, ctx.db, null)),
    subtotalMinor,
    moduleId: store.module_id,
    storeId: store.id,
    zoneId: store.zone_id,
    atMs: ctx.now(),
  };
  const { problem } = await couponOutcome(ctx.db, code, use, money);
  if (problem) throw new AppError(problem.code, problem.details);
  const row = await couponRows.findByCode(ctx.pool, code);
  if (!row) throw new AppError('coupon_unknown');
  return toCouponResponse(row, ctx, money.digits);
}

function toCouponResponse(row: CouponListRow, ctx: RequestContext, digits: number): contract.Coupon {
  const day = (instant: number) => isoDate(localTime(instant, row.time_zone ?? 'UTC'));
  return {
    id: row.id,
    title: translated(row.title, ctx.language),
    code: row.code,
    start_date: day(row.starts_at.getTime()),
    // The stored end is exclusive, the day on the wire is inclusive.
    expire_date: day(row.ends_at.getTime() - 1),
    min_purchase: toMajor(row.min_purchase_minor, digits),
    max_discount: toMajor(row.max_discount_minor, digits),
    discount: row.discount_type === 'percent' ? row.discount : toMajor(row.discount, digits),
    discount_type: row.discount_type,
    coupon_type: row.type,
    limit: row.per_customer,
    status: 1,
    zoneId: row.type === 'zone_wise' ? (row.bound_to[0] ?? null) : null,
    data: JSON.stringify(row.bound_to),
    module_id: row.module_id,
    module_type: row.module_type,
    store: row.store && { ...row.store, name: translated(row.store.name, ctx.language) },
    zones: row.zones.map((name) => translated(name, ctx.language)),
  };
}
