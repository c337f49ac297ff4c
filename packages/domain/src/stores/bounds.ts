/** Amounts that a store sets itself, in minor units. */
export type StoreAmounts = {
  minimumOrderMinor: number;
  packagingMinor: number;
  /** The rates of a store that delivers itself. */
  perKmMinor: number;
  minimumChargeMinor: number;
  /** The cap of its delivery charge; null for none. */
  maximumChargeMinor: number | null;
};

/** The operator's bounds of these amounts, in minor units; null for no bound. */
export type AmountBounds = { minimumOrderMinor: number | null; feeMinor: number | null };

/**
 * The first amount that a store must not set itself: it changed, and is above its bound. An amount that the office has
 * set higher stays. A rate per kilometer needs a cap within the bound, because without one it has no limit.
 */
export function amountBeyondBounds(
  before: StoreAmounts,
  after: StoreAmounts,
  { minimumOrderMinor, feeMinor }: AmountBounds,
): keyof StoreAmounts | null {
  const changes = (field: keyof StoreAmounts) => after[field] !== before[field];
  const isAbove = (field: keyof StoreAmounts, bound: number | null) =>
    bound !== null && changes(field) && (after[field] ?? 0) > bound;
  if (isAbove('minimumOrderMinor', minimumOrderMinor)) return 'minimumOrderMinor';
  const fees = ['packagingMinor', 'perKmMinor', 'minimumChargeMinor', 'maximumChargeMinor'] as const;
  const fee = fees.find((field) => isAbove(field, feeMinor));
  if (fee) return fee;
  const isEndless = feeMinor !== null && after.perKmMinor > 0 && after.maximumChargeMinor === null;
  return isEndless && (changes('perKmMinor') || changes('maximumChargeMinor')) ? 'maximumChargeMinor' : null;
}

/** A percentage, or an amount in minor units where it is null, with the most that it takes off an order; 0 for no cap. */
export type OfferTerms = { percent: number | null; amountMinor?: number; maxDiscountMinor: number };

/** The operator's bounds for a store's own offer; a `discountMinor` of null is no bound. */
export type OfferBounds = { percent: number; discountMinor: number | null };

/** The first term of an offer that a store must not set itself; null for an offer within the bounds. */
export function offerBeyondBounds(
  { percent, amountMinor = 0, maxDiscountMinor }: OfferTerms,
  { percent: mostPercent, discountMinor }: OfferBounds,
): keyof OfferTerms | null {
  if (mostPercent === 0) return percent === null ? 'amountMinor' : 'percent';
  if (percent === null) return discountMinor !== null && amountMinor > discountMinor ? 'amountMinor' : null;
  if (percent > mostPercent) return 'percent';
  const isAbove = discountMinor !== null && (maxDiscountMinor === 0 || maxDiscountMinor > discountMinor);
  return isAbove ? 'maxDiscountMinor' : null;
}
