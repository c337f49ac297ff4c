import type { LineInput } from '../cart/index.ts';
import { NO_SELECTION } from '../catalog/index.ts';
import { shareOf } from '../money/index.ts';

/** A line of an order with its agreed amounts. */
export type AgreedLine = {
  itemId: number;
  quantity: number;
  /** Price of one piece before its discount and without add-ons. */
  unitMinor: number;
  discountMinor: number;
  addOns: readonly { id: number; priceMinor: number; quantity: number }[];
};

/**
 * Returns the quote's input for a line that an edit keeps. It has the agreed prices of the item and its add-ons, and the
 * agreed discount in proportion to the new quantity. Later changes of prices and offers have no effect.
 */
export function agreedLineInput(line: AgreedLine, quantity: number): LineInput {
  return {
    quantity,
    agreedDiscountMinor: shareOf(line.discountMinor, quantity, line.quantity),
    selection: NO_SELECTION,
    addOns: line.addOns.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
    item: {
      id: line.itemId,
      moduleType: 'food',
      priceMinor: line.unitMinor,
      discount: 0,
      discountType: 'amount',
      storeDiscount: 0,
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
