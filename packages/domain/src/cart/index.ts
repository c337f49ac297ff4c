export {
  addLine,
  type Cart,
  type CartChange,
  type CartRejection,
  cartStoreId,
  type LineChange,
  quantityInOtherLines,
  removeLine,
  replaceCart,
  stepLine,
  updateLine,
} from './cart.ts';
export type { CartLine } from './line.ts';
export { findInCart, lineKey } from './line-key.ts';
export { type DroppedQuantity, type MergedCart, mergeCarts } from './merge.ts';
export { type OfferGap, offerGap, storeOfferOf } from './offer-gap.ts';
export { priceInCart, priceWholeCart } from './price-cart.ts';
export {
  type LineInput,
  type LinesPrice,
  type PricedLine,
  priceLines,
  type StoreOffer,
} from './price-lines.ts';
