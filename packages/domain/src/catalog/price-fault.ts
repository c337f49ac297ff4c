import { ITEM_LIMITS } from './item-limits.ts';

type Priced = {
  priceMinor: number;
  /** Percent, or minor units when the type is `amount`. */
  discount: number;
  discountType: 'percent' | 'amount';
  /** Whether an option of a dish costs something. */
  hasPricedOption: boolean;
  variations: readonly { priceMinor: number }[];
};
export type PriceFault = 'price_free' | 'price_high' | 'discount_high';

/**
 * The fault of an item's prices; null if it can be sold for them. Nothing is sold for nothing: a price of 0 is that of a
 * dish whose options have prices, or of an item whose variations have their own.
 */
export function priceFault(item: Priced): PriceFault | null {
  const { priceMinor, discount, discountType, hasPricedOption, variations } = item;
  const own = variations.map((one) => one.priceMinor);
  if ([priceMinor, ...own].some((price) => price > ITEM_LIMITS.priceMinor)) return 'price_high';
  const isFree = own.length > 0 ? own.some((price) => price <= 0) : priceMinor <= 0 && !hasPricedOption;
  if (isFree) return 'price_free';
  return discount > (discountType === 'percent' ? 100 : priceMinor) ? 'discount_high' : null;
}
