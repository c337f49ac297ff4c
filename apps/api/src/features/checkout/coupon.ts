import type { ErrorCode } from '@errand/contract';
import { type Coupon, type CouponProblem, type CouponUse, checkCoupon } from '@errand/domain/checkout';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import type { Queryable } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Problem } from '../cart/index.ts';
import { type CouponRow, countUses, findCoupon } from './checkout.queries.ts';

/** What a coupon code comes to: `coupon` where it counts, else `problem`; neither without a code. */
export type CouponOutcome = { code: string | null; coupon: Coupon | null; problem: Problem | null };

type Use = Omit<CouponUse, 'orderCount' | 'usedCount'> & { owner: string; moduleId: number };

/** Looks a code up and asks the rules; throws `coupon_unknown` for a code that nobody gave out. */
export async function couponOutcome(
  q: Queryable,
  sent: string | null | undefined,
  use: Use,
  money: MoneyStyle,
): Promise<CouponOutcome> {
  const code = sent?.trim().toUpperCase();
  if (!code) return { code: null, coupon: null, problem: null };
  const row = await findCoupon(q, code, use.moduleId);
  if (!row) throw new AppError('coupon_unknown');
  const counts = await countUses(q, use.owner, code);
  const coupon = couponOf(row);
  const checked = checkCoupon(coupon, { ...use, orderCount: counts.orders, usedCount: counts.uses });
  if (checked.ok) return { code, coupon, problem: null };
  return { code, coupon: null, problem: problemOf(checked, money) };
}

function couponOf(row: CouponRow): Coupon {
  return {
    type: row.type,
    discount: row.discount,
    discountType: row.discountType,
    minPurchaseMinor: row.minPurchaseMinor,
    maxDiscountMinor: row.maxDiscountMinor,
    startsAtMs: row.startsAt.getTime(),
    expiresAtMs: row.endsAt.getTime(),
    limit: row.perCustomer,
    storeIds: row.type === 'store_wise' ? row.boundTo : [],
    zoneIds: row.type === 'zone_wise' ? row.boundTo : [],
  };
}

/** A coupon that has not begun is not told from one that does not exist: it is still a secret. */
const CODES: Record<Exclude<CouponProblem['code'], 'below_minimum' | 'coupon_not_started'>, ErrorCode> = {
  coupon_expired: 'coupon_expired',
  coupon_used_up: 'coupon_used_up',
  coupon_other_store: 'coupon_other_store',
  coupon_other_zone: 'coupon_other_zone',
  coupon_first_order_only: 'coupon_first_order_only',
};

function problemOf(refused: CouponProblem, money: MoneyStyle): Problem {
  if (refused.code === 'below_minimum') {
    return { code: 'coupon_minimum', details: { minimum: formatMoney(refused.minimumMinor, money) } };
  }
  if (refused.code === 'coupon_not_started') throw new AppError('coupon_unknown');
  return { code: CODES[refused.code] };
}
