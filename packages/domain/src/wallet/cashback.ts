import { allocate, percentOf } from '../money/index.ts';

/**
 * State of an order's cashback. `dropped`: the order was canceled or its payment failed; `taken_back`: it was refunded as a
 * whole.
 */
export const CASHBACK_STATES = ['promised', 'credited', 'dropped', 'taken_back'] as const;
export type CashbackState = (typeof CASHBACK_STATES)[number];

/** The terms of cashback on a purchase. Amounts are in minor units. */
export type CashbackTerms = {
  type: 'percentage' | 'amount';
  /** Percent, or minor units. */
  amount: number;
  minPurchaseMinor: number;
  /** 0 = no cap. */
  maxDiscountMinor: number;
};

/** An offer with its uses so far. */
export type CashbackOffer = CashbackTerms & {
  /** Uses per customer; 0 = no limit. */
  perCustomer: number;
  /** Uses by the buying customer. */
  uses: number;
  /** Budget of the offer; 0 = no limit. */
  budgetMinor: number;
  /** The cashback promised and credited so far, minus what refunds took back. */
  spentMinor: number;
};

/** Cashback of a purchase, at most its amount; 0 below the offer's minimum. */
export function cashbackMinor(terms: CashbackTerms, purchaseMinor: number): number {
  if (purchaseMinor < terms.minPurchaseMinor) return 0;
  const back =
    terms.type === 'percentage' ? percentOf(purchaseMinor, terms.amount) : Math.round(terms.amount);
  const cap = terms.maxDiscountMinor > 0 ? terms.maxDiscountMinor : back;
  return Math.min(back, cap, purchaseMinor);
}

/**
 * The offer with the highest cashback for a purchase, the first of equal ones; null if none applies. An offer applies
 * while the customer may use it and its budget covers the whole cashback.
 */
export function bestCashback<Offer extends CashbackOffer>(
  offers: readonly Offer[],
  purchaseMinor: number,
): { offer: Offer; amountMinor: number } | null {
  const [best] = offers
    .map((offer) => ({ offer, amountMinor: cashbackMinor(offer, purchaseMinor) }))
    .filter(({ offer, amountMinor }) => amountMinor > 0 && isLeft(offer, amountMinor))
    .toSorted((a, b) => b.amountMinor - a.amountMinor);
  return best ?? null;
}

function isLeft({ perCustomer, uses, budgetMinor, spentMinor }: CashbackOffer, amountMinor: number): boolean {
  const isAllowed = perCustomer === 0 || uses < perCustomer;
  return isAllowed && (budgetMinor === 0 || spentMinor + amountMinor <= budgetMinor);
}

/**
 * The part of a cashback that a refund takes back: all of it for the whole order, else in proportion. The parts of
 * several refunds add up to the cashback.
 */
export function cashbackShare(
  amountMinor: number,
  { ofMinor, beforeMinor, refundedMinor }: { ofMinor: number; beforeMinor: number; refundedMinor: number },
): number {
  const upTo = (refunded: number) =>
    refunded >= ofMinor ? amountMinor : (allocate(amountMinor, [refunded, ofMinor - refunded])[0] ?? 0);
  return upTo(beforeMinor + refundedMinor) - (beforeMinor > 0 ? upTo(beforeMinor) : 0);
}
