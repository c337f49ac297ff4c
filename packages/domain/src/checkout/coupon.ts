import type { DiscountType } from '../catalog/index.ts';
import { percentOf } from '../money/index.ts';
import type { CouponType } from './coupon-types.ts';

export type Coupon = {
  type: CouponType;
  /** Percent points or minor units, as `discountType` says. */
  discount: number;
  discountType: DiscountType;
  minPurchaseMinor: number;
  /** 0 is no cap. */
  maxDiscountMinor: number;
  /** Null is open-ended. The end is exclusive. */
  startsAtMs: number | null;
  expiresAtMs: number | null;
  /** Limit of uses per customer; null or 0 is no limit. */
  limit: number | null;
  /** Limit of uses by all customers; null or 0 is no limit. */
  totalLimit?: number | null;
  /** Stores of a `store_wise` coupon, zones of a `zone_wise` one (its `data`). */
  storeIds: number[];
  zoneIds: number[];
};

/** The order and customer for which a coupon is checked. */
export type CouponUsage = {
  subtotalMinor: number;
  storeId: number;
  zoneId: number;
  /** Number of earlier orders of the customer, and how many of them used this coupon. */
  orderCount: number;
  usedCount: number;
  /** Number of uses by all customers. */
  totalUsed?: number;
  atMs: number;
};

export type CouponRejection =
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

/** Whether a coupon can be used. The minimum is checked last, because the customer can still reach it. */
export function checkCoupon(coupon: Coupon, use: CouponUsage): { ok: true } | CouponRejection {
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

/** Whether the validity of a coupon depends on the customer's earlier orders. */
export function dependsOnHistory({ type, limit }: Pick<Coupon, 'type' | 'limit'>): boolean {
  return type === 'first_order' || (limit ?? 0) > 0;
}

/**
 * The coupon discount on a subtotal after item discounts: at most its cap and the subtotal, 0 below its minimum.
 * A `free_delivery` coupon waives the delivery charge instead.
 */
export function couponDiscountMinor(coupon: Coupon, subtotalMinor: number): number {
  if (coupon.type === 'free_delivery' || subtotalMinor < coupon.minPurchaseMinor) return 0;
  const off = coupon.discountType === 'percent' ? percentOf(subtotalMinor, coupon.discount) : coupon.discount;
  const capped = coupon.maxDiscountMinor > 0 ? Math.min(off, coupon.maxDiscountMinor) : off;
  return Math.max(0, Math.min(capped, subtotalMinor));
}

/** Whether a coupon waives the delivery charge of an order with this subtotal. */
export function couponGrantsFreeDelivery(coupon: Coupon | null, subtotalMinor: number): boolean {
  return coupon?.type === 'free_delivery' && subtotalMinor >= coupon.minPurchaseMinor;
}

function reject(code: Exclude<CouponRejection['code'], 'below_minimum'>): CouponRejection {
  return { ok: false, code };
}
