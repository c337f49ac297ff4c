export {
  destinationOf,
  type RouteFromStore,
  requireAddress,
  routeToAddress,
} from './address.ts';
export { type Attachment, readAttachments } from './attachments.ts';
export { buildCheckout, type Checkout } from './build-checkout.ts';
export { type Buyer, type CheckoutBody, requireBuyer, requirePrescriptionBuyer } from './buyer.ts';
export { getSurgePrice } from './charges/surge-price.service.ts';
export { quoteOrder, quoteTax } from './checkout.service.ts';
export { isSamePhone } from './contact.ts';
export { couponOutcome } from './coupon.ts';
export { lockCouponUse } from './lock-coupon.ts';
export { readMostTips } from './most-tips.service.ts';
export { isMethodOffered, walletLow } from './payment-methods.ts';
export { originalChargeMinor, toQuoteResponse } from './quote.serializer.ts';
export { listTimeSlots } from './time-slots.service.ts';
