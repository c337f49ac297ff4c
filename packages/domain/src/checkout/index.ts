export { checkCashOnDelivery, checkMinimumOrder, checkPrescription } from './checks.ts';
export {
  COUPON_TYPES,
  type Coupon,
  type CouponRejection,
  type CouponType,
  type CouponUsage,
  checkCoupon,
  couponDiscountMinor,
  couponGrantsFreeDelivery,
} from './coupon.ts';
export {
  type BillAmounts,
  QUOTE_PARTS,
  type Quote,
  type QuoteInput,
  type QuotePart,
  quote,
  quoteParts,
} from './quote.ts';
export { taxMinor } from './tax.ts';
