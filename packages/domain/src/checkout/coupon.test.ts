import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Coupon,
  type CouponUsage,
  checkCashOnDelivery,
  checkCoupon,
  checkMinimumOrder,
  checkPrescription,
  couponDiscountMinor,
  couponGrantsFreeDelivery,
} from './index.ts';

const coupon: Coupon = {
  type: 'default',
  discount: 20,
  discountType: 'percent',
  minPurchaseMinor: 0,
  maxDiscountMinor: 0,
  startsAtMs: null,
  expiresAtMs: null,
  limit: null,
  storeIds: [],
  zoneIds: [],
};

const use: CouponUsage = {
  subtotalMinor: 5000,
  storeId: 1,
  zoneId: 2,
  orderCount: 3,
  usedCount: 0,
  atMs: 1000,
};

describe('couponDiscountMinor', () => {
  // Requirements: MONEY-12.
  test('a coupon discount is a percentage or an amount', () => {
    expect(couponDiscountMinor(coupon, 5000)).toBe(1000);
    expect(couponDiscountMinor({ ...coupon, discountType: 'amount', discount: 700 }, 5000)).toBe(700);
  });

  // Requirements: MONEY-17.
  test('a coupon with maximum 0 has no cap', () => {
    expect(couponDiscountMinor({ ...coupon, discount: 50, maxDiscountMinor: 0 }, 1_000_000)).toBe(500_000);
  });

  // Requirements: MONEY-18.
  test('a coupon with a maximum above 0 is capped at it', () => {
    expect(couponDiscountMinor({ ...coupon, maxDiscountMinor: 300 }, 5000)).toBe(300);
    expect(couponDiscountMinor({ ...coupon, maxDiscountMinor: 300 }, 1000)).toBe(200);
    expect(couponDiscountMinor({ ...coupon, maxDiscountMinor: 1 }, 5000)).toBe(1);
  });

  test('a coupon applies from its exact minimum', () => {
    expect(couponDiscountMinor({ ...coupon, minPurchaseMinor: 5001 }, 5000)).toBe(0);
    expect(couponDiscountMinor({ ...coupon, minPurchaseMinor: 5000 }, 5000)).toBe(1000);
  });

  test('a free-delivery coupon waives the delivery charge and nothing else', () => {
    const free: Coupon = { ...coupon, type: 'free_delivery', minPurchaseMinor: 2000 };
    expect(couponDiscountMinor(free, 5000)).toBe(0);
    expect(couponGrantsFreeDelivery(free, 2000)).toBe(true);
    expect(couponGrantsFreeDelivery(free, 1999)).toBe(false);
    expect(couponGrantsFreeDelivery(coupon, 5000)).toBe(false);
    expect(couponGrantsFreeDelivery(null, 5000)).toBe(false);
  });

  test('a coupon discount is never negative, above its cap or above the subtotal', () => {
    const coupons = fc.record({
      discount: fc.integer({ min: -10, max: 20_000 }),
      discountType: fc.constantFrom('percent' as const, 'amount' as const),
      minPurchaseMinor: fc.nat(10_000),
      maxDiscountMinor: fc.nat(3000),
    });
    fc.assert(
      fc.property(coupons, fc.nat(50_000), (fields, subtotal) => {
        const off = couponDiscountMinor({ ...coupon, ...fields }, subtotal);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(subtotal);
        const cap = fields.maxDiscountMinor > 0 ? fields.maxDiscountMinor : subtotal;
        expect(off).toBeLessThanOrEqual(cap);
      }),
    );
  });
});

describe('checkCoupon', () => {
  const code = (fields: Partial<Coupon>, by: Partial<CouponUsage> = {}) => {
    const checked = checkCoupon({ ...coupon, ...fields }, { ...use, ...by });
    return checked.ok ? 'ok' : checked.code;
  };

  test('a coupon is valid from its start until before its end', () => {
    expect(code({ startsAtMs: 1000, expiresAtMs: 1001 })).toBe('ok');
    expect(code({ startsAtMs: 1001 })).toBe('coupon_not_started');
    expect(code({ expiresAtMs: 1000 })).toBe('coupon_expired');
  });

  test('a coupon is rejected from its limit per customer and its total limit on', () => {
    expect(code({ limit: 2 }, { usedCount: 1 })).toBe('ok');
    expect(code({ limit: 2 }, { usedCount: 2 })).toBe('coupon_used_up');
    expect(code({ limit: 0 }, { usedCount: 9 })).toBe('ok');
    expect(code({ totalLimit: 5 }, { totalUsed: 4 })).toBe('ok');
    expect(code({ totalLimit: 5 }, { totalUsed: 5 })).toBe('coupon_gone');
    expect(code({ totalLimit: 1 })).toBe('ok');
    expect(code({ totalLimit: 0 }, { totalUsed: 5 })).toBe('ok');
  });

  test('a coupon is limited to its stores, its zones or the first order', () => {
    expect(code({ type: 'store_wise', storeIds: [9, 1] })).toBe('ok');
    expect(code({ type: 'store_wise', storeIds: [9] })).toBe('coupon_other_store');
    expect(code({ type: 'zone_wise', zoneIds: [9, 2] })).toBe('ok');
    expect(code({ type: 'default', zoneIds: [9], storeIds: [9] })).toBe('ok');
    expect(code({ type: 'zone_wise', zoneIds: [9] })).toBe('coupon_other_zone');
    expect(code({ type: 'first_order' })).toBe('coupon_first_order_only');
    expect(code({ type: 'first_order' }, { orderCount: 0 })).toBe('ok');
  });

  test('a coupon is accepted at its exact minimum, and below it the rejection names the minimum', () => {
    expect(checkCoupon({ ...coupon, minPurchaseMinor: 5000 }, use)).toEqual({ ok: true });
    expect(checkCoupon({ ...coupon, minPurchaseMinor: 6000 }, use)).toEqual({
      ok: false,
      code: 'below_minimum',
      minimumMinor: 6000,
    });
  });
});

describe('checks of an order', () => {
  test('an order below the minimum is rejected with the missing amount', () => {
    expect(checkMinimumOrder(1000, 1000)).toEqual({ ok: true });
    expect(checkMinimumOrder(700, 1000)).toEqual({
      ok: false,
      code: 'below_minimum',
      minimumMinor: 1000,
      missingMinor: 300,
    });
  });

  test('cash on delivery is rejected above its maximum only', () => {
    expect(checkCashOnDelivery(5000, 5000).ok).toBe(true);
    expect(checkCashOnDelivery(5000, null).ok).toBe(true);
    expect(checkCashOnDelivery(5000, 0).ok).toBe(true);
    expect(checkCashOnDelivery(5001, 5000)).toEqual({ ok: false, code: 'cash_limit', maximumMinor: 5000 });
  });

  test('an order with a prescription item requires an image', () => {
    expect(checkPrescription(true, 0)).toEqual({ ok: false, code: 'prescription_required' });
    expect(checkPrescription(true, 1).ok).toBe(true);
    expect(checkPrescription(false, 0).ok).toBe(true);
  });
});
