import { offerOf } from '../catalog/index.ts';
import { type LineInput, priceLines, type StoreOffer } from './price-lines.ts';

/** The amount that a cart is short of its store's offer. */
export type OfferGap = {
  percent: number;
  missingMinor: number;
  /** The minimum of the offer. */
  minimumMinor: number;
};

/** The terms of the running offer of a cart's store, read from its items; null without conditions. */
export function storeOfferOf(lines: Pick<LineInput, 'item'>[]): StoreOffer | null {
  const terms = lines[0]?.item.storeTerms ?? null;
  return terms && { ...terms, startsAtMs: null, endsAtMs: null };
}

/**
 * How much a cart is short of its store's minimum. Null if the minimum is reached, and if reaching it would not lower
 * the price of the current lines, because their own discounts are as good.
 */
export function offerGap(lines: LineInput[]): OfferGap | null {
  const offer = storeOfferOf(lines);
  const percent = Math.max(0, ...lines.map(({ item }) => offerOf(item)?.percent ?? 0));
  if (!offer || percent === 0) return null;
  const now = priceLines(lines, offer, 0);
  const missingMinor = offer.minPurchaseMinor - now.totalBeforeDiscountMinor;
  if (missingMinor <= 0) return null;
  const reached = priceLines(lines, { ...offer, minPurchaseMinor: 0 }, 0);
  if (reached.subtotalMinor >= now.subtotalMinor) return null;
  return { percent, missingMinor, minimumMinor: offer.minPurchaseMinor };
}
