import type { DiscountType } from '../catalog/index.ts';
import { percentOf } from '../money/index.ts';

export type CouponType = 'default' | 'first_order' | 'free_delivery' | 'zone_wise' | 'store_wise';

export type Coupon = {
  type: CouponType;
  /** Percent points or minor units, as `discountType` says. */
  discount: number;
  discountType: DiscountType;
  minPurchaseMinor: number;
  /** 0 is no cap. */
  maxDiscountMinor: number;
  /** Null means open-ended. The end is excluded. */
  startsAtMs: number | null;
  expiresAtMs: number | null;
  /** Uses per customer; null or 0 is no limit. */
  limit: number | null;
  /** Uses by all customers together; null or 0 is no limit. */
  totalLimit?: number | null;
  /** Stores of a `store_wise` coupon, zones of a `zone_wise` one (its `data`). */
  storeIds: number[];
  zoneIds: number[];
};

/** Who wants to use a coupon, where and when. */
export type CouponUse = {
  subtotalMinor: number;
  storeId: number;
  zoneId: number;
  /** Earlier orders of the customer, and how many of them used this coupon. */
  orderCount: number;
  usedCount: number;
  /** How often anybody used it. */
  totalUsed?: number;
  atMs: number;
};

export type CouponProblem =
  | { ok: false; code: 'below_minimum'; minimumMinor: number }
  | {
      ok: false;
      code:
        | 'coupon_not_started'
        | 'coupon_expired'
        | 'coupon_used_up'
        | 'coupon_gone'
        | 'coupon_other_store'
        | 'coupon_other_zone'
        | 'coupon_first_order_only';
    };

/** Whether a coupon may be used. The minimum comes last, because it is the one thing a customer can still change. */
export function checkCoupon(coupon: Coupon, use: CouponUse): { ok: true } | CouponProblem {
  if (coupon.startsAtMs !== null && use.atMs < coupon.startsAtMs) return reject('coupon_not_started');
  if (coupon.expiresAtMs !== null && use.atMs >= coupon.expiresAtMs) return reject('coupon_expired');
  if (coupon.limit && use.usedCount >= coupon.limit) return reject('coupon_used_up');
  if (coupon.totalLimit && (use.totalUsed ?? 0) >= coupon.totalLimit) return reject('coupon_gone');
  if (coupon.type === 'first_order' && use.orderCount > 0) return reject('coupon_first_order_only');
  if (coupon.type === 'store_wise' && !coupon.storeIds.includes(use.storeId)) {
    return reject('coupon_other_store');
  }
  if (coupon.type === 'zone_wise' && !coupon.zoneIds.includes(use.zoneId)) return reject('coupon_other_zone');
  if (use.subtotalMinor < coupon.minPurchaseMinor) {
    return { ok: false, code: 'below_minimum', minimumMinor: coupon.minPurchaseMinor };
  }
  return { ok: true };
}

/**
 * What a coupon takes off a subtotal (after item discounts): never above its cap nor the subtotal, 0 below its
 * minimum. A `free_delivery` coupon takes off the delivery charge instead.
 */
export function couponDiscountMinor(coupon: Coupon, subtotalMinor: number): number {
  if (coupon.type === 'free_delivery' || subtotalMinor < coupon.minPurchaseMinor) return 0;
  const off = coupon.discountType === 'percent' ? percentOf(subtotalMinor, coupon.discount) : coupon.discount;
  const capped = coupon.maxDiscountMinor > 0 ? Math.min(off, coupon.maxDiscountMinor) : off;
  return Math.max(0, Math.min(capped, subtotalMinor));
}

/** Whether a coupon frees this order of the delivery charge. */
export function couponFreesDelivery(coupon: Coupon | null, subtotalMinor: number): boolean {
  return coupon?.type === 'free_delivery' && subtotalMinor >= coupon.minPurchaseMinor;
}

function reject(code: Exclude<CouponProblem['code'], 'below_minimum'>): CouponProblem {
  return { ok: false, code };
}
