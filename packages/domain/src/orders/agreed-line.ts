import type { LineInput, StoreOffer } from '../cart/index.ts';
import { type DiscountType, NO_SELECTION, type StoreTerms } from '../catalog/index.ts';
import { shareOf } from '../money/index.ts';

/** The store's offer with which an order was placed. Its percentage is 0 if none was running. */
export type AgreedOffer = StoreTerms & { percent: number };

/** The discount of an item itself when it was ordered: percent points or minor units per piece, 0 for none. */
export type OwnDiscount = { discount: number; discountType: DiscountType };

/** A line of an order with its agreed amounts. */
export type AgreedLine = {
  itemId: number;
  quantity: number;
  /** Price of one piece before its discount and without add-ons. */
  unitMinor: number;
  discountMinor: number;
  /** Null for a line that was ordered before terms were stored. */
  ownDiscount: OwnDiscount | null;
  addOns: readonly { id: number; priceMinor: number; quantity: number }[];
};

/**
 * Returns the quote's input for a line that an edit keeps: the agreed prices of the item and its add-ons, its own agreed
 * discount, and the offer with which its order was placed, so the edited order costs what a new one would have cost under
 * the same terms. Later changes of prices and offers have no effect. Without stored terms the agreed discount applies in
 * proportion to the quantity.
 */
export function agreedLineInput(line: AgreedLine, quantity: number, offer: AgreedOffer | null): LineInput {
  const terms = offer && line.ownDiscount;
  return {
    quantity,
    ...(!terms && { agreedDiscountMinor: shareOf(line.discountMinor, quantity, line.quantity) }),
    selection: NO_SELECTION,
    addOns: line.addOns.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
    item: {
      id: line.itemId,
      moduleType: 'food',
      priceMinor: line.unitMinor,
      discount: terms?.discount ?? 0,
      discountType: terms?.discountType ?? 'amount',
      storeDiscount: terms ? offer.percent : 0,
      storeTerms: null,
      restaurantDiscount: 0,
      stock: null,
      maximumCartQuantity: null,
      foodVariations: [],
      variations: [],
      addOns: line.addOns.map(({ id, priceMinor }) => ({ id, priceMinor })),
    },
  };
}

/** The agreed offer as the quote's input. It has no end, because the order was placed while it ran. */
export function agreedStoreOffer(offer: AgreedOffer | null): StoreOffer | null {
  if (!offer) return null;
  const { minPurchaseMinor, maxDiscountMinor } = offer;
  return { minPurchaseMinor, maxDiscountMinor, startsAtMs: null, endsAtMs: null };
}

/**
 * Terms without their minimum if the order had reached it, so that lines which the shop itself rejects take away no
 * discount.
 */
export function withoutReachedMinimum<Terms extends { minPurchaseMinor: number }>(
  terms: Terms | null,
  reachedMinor: number,
): Terms | null {
  return terms && reachedMinor >= terms.minPurchaseMinor ? { ...terms, minPurchaseMinor: 0 } : terms;
}

export const MINIMUM_KINDS = ['store', 'offer', 'coupon'] as const;

export type MissedMinimum = { of: (typeof MINIMUM_KINDS)[number]; minimumMinor: number };

type Sums = { itemsMinor: number; subtotalMinor: number };

/**
 * The minimums that an order reached and does not reach after an edit. That of the store's offer counts items before
 * discounts, those of the store and the coupon after them. A minimum of 0 is none.
 */
export function missedMinimums(
  before: Sums,
  after: Sums,
  minimums: Record<MissedMinimum['of'], number>,
): MissedMinimum[] {
  return MINIMUM_KINDS.flatMap((of): MissedMinimum[] => {
    const sum = of === 'offer' ? 'itemsMinor' : 'subtotalMinor';
    const minimumMinor = minimums[of];
    return before[sum] >= minimumMinor && after[sum] < minimumMinor ? [{ of, minimumMinor }] : [];
  });
}
