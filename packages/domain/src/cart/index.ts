export {
  addLine,
  type Cart,
  type CartChange,
  type CartProblem,
  cartStoreId,
  type LineChange,
  quantityInOtherLines,
  removeLine,
  replaceWith,
  stepLine,
  updateLine,
} from './cart.ts';
export type { CartLine } from './line.ts';
export { findInCart, lineKey } from './line-key.ts';
export { type Dropped, type Merged, mergeCarts } from './merge.ts';
export {
  type LineInput,
  type LinesPrice,
  type PricedLine,
  priceLines,
  type StoreOffer,
} from './price-lines.ts';
