import { contactOf, isSamePhone, requireBuyer, requirePrescriptionBuyer } from './buyer.ts';
import { quoteOrder, quoteTax } from './checkout.service.ts';
import { couponOf, lockCouponUse, quoteWithCoupon } from './coupon.ts';
import { applyCoupon, listCoupons } from './coupons/coupons.service.ts';
import { readAttachments, sentAttachments } from './prescription.ts';
import { toQuoteResponse, toTaxResponse } from './quote.serializer.ts';
import { agreedLinesOf } from './quoted-lines.ts';
import { instantOfText } from './schedule.ts';
import { listTimeSlots, toTimeSlotsResponse } from './time-slots.service.ts';

export { buildCheckout, type Checkout } from './build-checkout.ts';
export {
  type Buyer,
  type CheckoutBody,
  type Contact,
  destinationOf,
  type RouteFromStore,
  requireAddress,
  routeToAddress,
} from './buyer.ts';
export type { CouponOutcome } from './coupon.ts';
export { isMethodOffered, paymentOf, walletLow } from './payment-methods.ts';
export type { Attachment } from './prescription.ts';
export { originalChargeMinor, type QuotedOrder } from './quote.serializer.ts';

/** Who orders. */
export const buyers = {
  require: requireBuyer,
  requireForPrescription: requirePrescriptionBuyer,
};

/** The contact of an order. */
export const contacts = {
  of: contactOf,
  isSamePhone,
};

/** Amounts of a purchase before it is placed. */
export const quotes = {
  order: quoteOrder,
  tax: quoteTax,
  toResponse: toQuoteResponse,
  toTaxResponse,
  agreedLinesOf,
};

/** Coupons in a purchase. */
export const couponUse = {
  apply: applyCoupon,
  list: listCoupons,
  lock: lockCouponUse,
  outcomeOf: couponOf,
  quoteWith: quoteWithCoupon,
};

/** Files sent with an order. */
export const attachments = {
  read: readAttachments,
  sent: sentAttachments,
};

/** Slots of delivery. */
export const timeSlots = {
  instantOfText,
  list: listTimeSlots,
  toResponse: toTimeSlotsResponse,
};
