export { CHECKOUT_LIMITS, checkCashOnDelivery, checkMinimumOrder, checkPrescription } from './checks.ts';
export {
  type Coupon,
  type CouponRejection,
  type CouponUsage,
  checkCoupon,
  couponDiscountMinor,
  couponGrantsFreeDelivery,
  dependsOnHistory,
} from './coupon.ts';
export { COUPON_TYPES, type CouponType } from './coupon-types.ts';
export {
  type BillAmounts,
  QUOTE_PARTS,
  type Quote,
  type QuoteInput,
  type QuotePart,
  quote,
  quoteParts,
  roundedQuote,
  roundingOf,
} from './quote.ts';
export {
  changesSince,
  isLater,
  SEEN_AMOUNTS,
  SEEN_CHOICES,
  type SeenAmount,
  type SeenChange,
  type SeenLine,
  type SeenOrder,
} from './seen-order.ts';
export { taxMinor } from './tax.ts';
