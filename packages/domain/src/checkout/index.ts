export { checkCashOnDelivery, checkMinimumOrder, checkPrescription } from './checks.ts';
export {
  type Coupon,
  type CouponProblem,
  type CouponType,
  type CouponUse,
  checkCoupon,
  couponDiscountMinor,
  couponFreesDelivery,
} from './coupon.ts';
export { type Quote, type QuoteInput, type QuotePart, quote, quoteParts } from './quote.ts';
export { taxMinor } from './tax.ts';
