/** Why a coupon is not valid for an order. */
export const COUPON_REJECTIONS = [
  'coupon_unknown',
  'coupon_minimum',
  'coupon_expired',
  'coupon_used_up',
  'coupon_gone',
  'coupon_other_store',
  'coupon_other_zone',
  'coupon_first_order_only',
] as const;
