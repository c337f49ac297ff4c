export {
  destinationOf,
  requireAddress,
  type WayFromStore,
  wayToAddress,
} from './address.ts';
export { type Buyer, type CheckoutBody, requireBuyer } from './buyer.ts';
export { findZoneTerms, lockCouponUse, type ZoneTerms } from './checkout.queries.ts';
export { quoteVisitorOrder } from './checkout.service.ts';
export { isSamePhone } from './contact.ts';
export { isMethodOffered, walletLow } from './payment-methods.ts';
export { type Checkout, prepare } from './prepare.ts';
export { originalChargeMinor, quoteShapeOf } from './quote-shape.ts';
export { type Way, wayBetween } from './way.ts';
