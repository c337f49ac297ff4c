import type { PricedItem } from './item.ts';
import { discountMinor, effectiveDiscount, priceRangeMinor } from './price.ts';
import { stockStateOf } from './stock-state.ts';

/** How a wished item was when it was last read. */
export type SeenWish = {
  /** The price when it was wished, or the lower one that the customer was told last; null until it is read. */
  priceMinor: number | null;
  priceToldMs: number | null;
  isSoldOut: boolean;
};

/** What a customer is told of a wish, and how it is seen from then on. */
export type WishNews = { seen: SeenWish; isBack: boolean; isCheaper: boolean };

/** A second drop of a price is told no earlier than this. */
const PRICE_PAUSE_MS = 3 * 86_400_000;

/** The price of one piece of the cheapest variation, and whether none is in stock. */
export function wishedItemOf(item: PricedItem): { priceMinor: number; isSoldOut: boolean } {
  const { fromMinor } = priceRangeMinor(item);
  return {
    priceMinor: fromMinor - discountMinor(effectiveDiscount(item), fromMinor, 1),
    isSoldOut: stockStateOf(item.stock) === 'out',
  };
}

/**
 * Compares a wish with the item as it is now. A price is compared with the one when it was wished, so that one that rises and falls
 * again is no news. The price of a sold-out item is told once it is back.
 */
export function readWish(
  seen: SeenWish,
  now: { priceMinor: number; isSoldOut: boolean },
  nowMs: number,
): WishNews {
  const isBack = seen.isSoldOut && !now.isSoldOut;
  const isPaused = seen.priceToldMs !== null && nowMs - seen.priceToldMs < PRICE_PAUSE_MS;
  const isLower = seen.priceMinor !== null && now.priceMinor < seen.priceMinor;
  const isCheaper = isLower && !isPaused && !now.isSoldOut;
  return {
    isBack,
    isCheaper,
    seen: {
      priceMinor: isCheaper ? now.priceMinor : (seen.priceMinor ?? now.priceMinor),
      priceToldMs: isCheaper ? nowMs : seen.priceToldMs,
      isSoldOut: now.isSoldOut,
    },
  };
}
