import {
  type AddOnChoice,
  type Discount,
  effectiveDiscount,
  type LinePrice,
  type PricedItem,
  priceLine,
  type Selection,
  type StoreTerms,
} from '../catalog/index.ts';
import { allocate } from '../money/index.ts';

/** The fields of a line that determine its price. */
export type LineInput = {
  item: PricedItem;
  selection: Selection;
  addOns: AddOnChoice[];
  quantity: number;
  /** The discount of a line that was agreed, instead of that of its item. */
  agreedDiscountMinor?: number;
};

/** Terms of a store's discount campaign. Its percentage is on the items (`storeDiscount`). */
export type StoreOffer = StoreTerms & {
  /** Null means open-ended. The end is excluded. */
  startsAtMs: number | null;
  endsAtMs: number | null;
};

export type PricedLine = LinePrice & { discountSource: Discount['source'] | null };

export type LinesPrice = {
  /** In the order of the input. */
  lines: PricedLine[];
  totalBeforeDiscountMinor: number;
  discountMinor: number;
  /** The part of `discountMinor` that comes from the store's offer. */
  storeDiscountMinor: number;
  subtotalMinor: number;
};

/** Whether the offer is active at `atMs` and the order reaches its minimum. */
function offerApplies(offer: StoreOffer, totalBeforeDiscountMinor: number, atMs: number): boolean {
  const isRunning = atMs >= (offer.startsAtMs ?? -Infinity) && atMs < (offer.endsAtMs ?? Infinity);
  return isRunning && totalBeforeDiscountMinor >= offer.minPurchaseMinor;
}

/**
 * Prices the lines of one store together, because the terms of the offer apply to the whole order. When the offer does
 * not apply, an item falls back to its own discount. A capped discount is allocated over its lines so that they add up
 * exactly. With `offer` null, store discounts apply unconditionally.
 */
export function priceLines(inputs: LineInput[], offer: StoreOffer | null, atMs: number): LinesPrice {
  const before = sum(inputs.map((line) => price(line).totalBeforeDiscountMinor));
  const applies = offer === null || offerApplies(offer, before, atMs);
  const lines = inputs.map((line) => {
    const item = applies ? line.item : { ...line.item, storeDiscount: 0 };
    return { ...price({ ...line, item }), discountSource: effectiveDiscount(item)?.source ?? null };
  });
  const capped =
    offer && offer.maxDiscountMinor > 0 ? capStoreDiscount(lines, offer.maxDiscountMinor) : lines;
  const discountMinor = sum(capped.map((line) => line.discountMinor));
  return {
    lines: capped,
    totalBeforeDiscountMinor: before,
    discountMinor,
    storeDiscountMinor: sum(capped.map(storeShare)),
    subtotalMinor: before - discountMinor,
  };
}

function capStoreDiscount(lines: PricedLine[], maximumMinor: number): PricedLine[] {
  const shares = lines.map(storeShare);
  if (sum(shares) <= maximumMinor) return lines;
  const allowed = allocate(maximumMinor, shares);
  return lines.map((line, index) => {
    if (line.discountSource !== 'store') return line;
    const discountMinor = allowed[index] ?? 0;
    return { ...line, discountMinor, totalMinor: line.totalBeforeDiscountMinor - discountMinor };
  });
}

function storeShare(line: PricedLine): number {
  return line.discountSource === 'store' ? line.discountMinor : 0;
}

function price(line: LineInput): LinePrice {
  const ofItem = priceLine(line.item, line.selection, line.addOns, line.quantity);
  const discountMinor = line.agreedDiscountMinor ?? ofItem.discountMinor;
  return { ...ofItem, discountMinor, totalMinor: ofItem.totalBeforeDiscountMinor - discountMinor };
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
