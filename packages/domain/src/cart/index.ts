import type { CartLine } from './line.ts';
import { priceLines, type StoreOffer } from './price-lines.ts';

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
  offerApplies,
  type PricedLine,
  priceLines,
  type StoreOffer,
} from './price-lines.ts';

/** What the lines cost after their discounts: the drawer's subtotal and the base of free-delivery progress. */
export function cartSubtotalMinor(lines: CartLine[], offer: StoreOffer | null, atMs: number): number {
  return priceLines(lines, offer, atMs).subtotalMinor;
}
