import type { PricedItem, Selection, StoreTerms } from './item.ts';
import { type Discount, discountMinor, effectiveDiscount, unitPriceMinor } from './price.ts';

/** A store's discount that the cart has to earn. It is announced beside the price and never deducted from it. */
export type Offer = StoreTerms & { percent: number };

export type PriceTag = {
  /** Price of one piece with its options before discounts. */
  beforeMinor: number;
  /** The price promised for one piece. No cart charges more for it. */
  nowMinor: number;
  /** The discount in `nowMinor`; null without one. */
  discount: Discount | null;
  offer: Offer | null;
};

/**
 * The price that may be promised for an item before it is in a cart. A discount without conditions is deducted. A
 * store's discount with a minimum or a cap is an offer. While an offer is running, the item's own discount is promised
 * only up to the offer's discount, because the offer replaces it in a larger order [MONEY-14].
 */
export function priceTag(item: PricedItem, selection: Selection): PriceTag {
  const beforeMinor = unitPriceMinor(item, selection);
  const offer = offerOf(item);
  const certain = offer ? certainDiscount(item, offer, beforeMinor) : effectiveDiscount(item);
  const off = discountMinor(certain, beforeMinor, 1);
  return { beforeMinor, nowMinor: beforeMinor - off, discount: off > 0 ? certain : null, offer };
}

/** The running offer of the item's store; null when its discount has no conditions or does not reach the item. */
export function offerOf(item: PricedItem): Offer | null {
  const { storeTerms: terms, storeDiscount: percent, restaurantDiscount } = item;
  if (!terms || percent <= 0 || restaurantDiscount > 0) return null;
  return terms.minPurchaseMinor > 0 || terms.maxDiscountMinor > 0 ? { ...terms, percent } : null;
}

/** The smallest discount over all carts. In a large order a capped offer approaches zero. */
function certainDiscount(item: PricedItem, offer: Offer, unitMinor: number): Discount | null {
  if (offer.maxDiscountMinor > 0) return null;
  const own = effectiveDiscount({ ...item, storeDiscount: 0 });
  const earned: Discount = { source: 'store', type: 'percent', value: offer.percent };
  // At a tie the percentage counts: it is rounded once per line, so several pieces may get less than the sum of single
  // ones.
  return discountMinor(own, unitMinor, 1) < discountMinor(earned, unitMinor, 1) ? own : earned;
}
