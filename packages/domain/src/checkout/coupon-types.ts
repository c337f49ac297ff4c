/** What a coupon is limited to, or gives besides a discount. */
export const COUPON_TYPES = ['default', 'first_order', 'free_delivery', 'zone_wise', 'store_wise'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];
