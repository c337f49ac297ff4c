import { offerOf } from '../catalog/index.ts';
import { type LineInput, priceLines, type StoreOffer } from './price-lines.ts';

/** The amount that a cart is short of its store's offer. */
export type OfferGap = {
  percent: number;
  missingMinor: number;
  /** The minimum of the offer. */
  minimumMinor: number;
};

/** The terms of the running offer of a cart's store, read from its items; all are 0 without conditions. */
export function storeOfferOf(lines: Pick<LineInput, 'item'>[]): StoreOffer {
  const terms = lines[0]?.item.storeTerms ?? { minPurchaseMinor: 0, maxDiscountMinor: 0 };
  return { ...terms, startsAtMs: null, endsAtMs: null };
}

/**
 * How much a cart is short of its store's minimum. Null if the minimum is reached, and if reaching it would not lower
 * the price of the current lines, because their own discounts are as good.
 */
export function offerGap(lines: LineInput[]): OfferGap | null {
  const offer = storeOfferOf(lines);
  const now = priceLines(lines, offer, 0);
  const reached = priceLines(lines, { ...offer, minPurchaseMinor: 0 }, 0);
  if (reached.subtotalMinor >= now.subtotalMinor) return null;
  return {
    percent: Math.max(...lines.map(({ item }) => offerOf(item)?.percent ?? 0)),
    missingMinor: offer.minPurchaseMinor - now.totalBeforeDiscountMinor,
    minimumMinor: offer.minPurchaseMinor,
  };
}
