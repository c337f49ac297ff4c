export {
  destinationOf,
  type RouteFromStore,
  requireAddress,
  routeToAddress,
} from './address.ts';
export { type Attachment, readAttachments, sentAttachments } from './attachments.ts';
export { buildCheckout, type Checkout } from './build-checkout.ts';
export { type Buyer, type CheckoutBody, requireBuyer, requirePrescriptionBuyer } from './buyer.ts';
export { getSurgePrice } from './charges/surge-price.service.ts';
export { quoteOrder, quoteTax } from './checkout.service.ts';
export { type Contact, contactOf, isSamePhone } from './contact.ts';
export { couponOf, couponOutcome } from './coupon.ts';
export { lockCouponUse } from './lock-coupon.ts';
export { readMostTips } from './most-tips.service.ts';
export { type CheckoutPayment, isMethodOffered, paymentOf, walletLow } from './payment-methods.ts';
export { originalChargeMinor, type QuotedOrder, toQuoteResponse, toTaxResponse } from './quote.serializer.ts';
export { instantOfText } from './schedule.ts';
export { toTimeSlotsResponse } from './time-slots.serializer.ts';
export { listTimeSlots } from './time-slots.service.ts';
