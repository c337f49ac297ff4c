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
export {
  type CouponReminders,
  couponsToRemindOf,
  isEnding,
  type StoreOfInterest,
  type UsableCoupon,
} from './coupon-reminder.ts';
export { COUPON_TYPES, type CouponType } from './coupon-types.ts';
export {
  type BillAmounts,
  QUOTE_PARTS,
  type Quote,
  type QuotedLine,
  type QuoteInput,
  type QuotePart,
  quote,
  quoteParts,
  quoteTaxes,
  roundedQuote,
  roundingOf,
  type TaxedLine,
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
