export { buildCheckout, type Checkout } from './build-checkout.ts';
export {
  type Buyer,
  type CheckoutBody,
  type Contact,
  contactOf,
  destinationOf,
  isSamePhone,
  type RouteFromStore,
  requireAddress,
  requireBuyer,
  requirePrescriptionBuyer,
  routeToAddress,
} from './buyer.ts';
export { getSurgePrice, quoteOrder, quoteTax, readMostTips } from './checkout.service.ts';
export { type CouponOutcome, couponOf, lockCouponUse, quoteWithCoupon } from './coupon.ts';
export { applyCoupon, listCoupons } from './coupons/coupons.service.ts';
export { type CheckoutPayment, isMethodOffered, paymentOf, walletLow } from './payment-methods.ts';
export { type Attachment, readAttachments, sentAttachments } from './prescription.ts';
export { originalChargeMinor, type QuotedOrder, toQuoteResponse, toTaxResponse } from './quote.serializer.ts';
export { instantOfText } from './schedule.ts';
export { listTimeSlots, toTimeSlotsResponse } from './time-slots.service.ts';
