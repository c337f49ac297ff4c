import { percentOf } from '@errand/domain/money';

type Offer = {
  type: 'percentage' | 'amount';
  /** Percent, or minor units. */
  amount: number;
  min_purchase_minor: number;
  /** 0 = no cap. */
  max_discount_minor: number;
};

/** Cashback of a purchase, at most its amount; 0 below the offer's minimum. */
export function cashbackMinor(offer: Offer, purchaseMinor: number): number {
  if (purchaseMinor <= 0 || purchaseMinor < offer.min_purchase_minor) return 0;
  const back =
    offer.type === 'percentage' ? percentOf(purchaseMinor, offer.amount) : Math.round(offer.amount);
  const cap = offer.max_discount_minor > 0 ? offer.max_discount_minor : back;
  return Math.min(back, cap, purchaseMinor);
}
