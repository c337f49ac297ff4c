import { percentOf, shareOf } from '../money/index.ts';
import { type BookedOrder, taxesOn } from './order-amounts.ts';

/** A commission with its basis, and the tax that the operator adds to it. */
export type Commission = { basisMinor: number; amountMinor: number; taxMinor: number };

/** The commission on an order by its agreed terms. */
export function commissionOf({ amounts, terms }: Pick<BookedOrder, 'amounts' | 'terms'>): Commission {
  const { percent, taxPercent } = terms.commission;
  const basisMinor = basisOf({ amounts, terms });
  const amountMinor = percentOf(basisMinor, percent);
  return { basisMinor, amountMinor, taxMinor: percentOf(amountMinor, taxPercent) };
}

function basisOf({ amounts, terms }: Pick<BookedOrder, 'amounts' | 'terms'>): number {
  const { basis, tax } = terms.commission;
  const byStore = storeWaivers({ amounts, terms });
  const pricedMinor = {
    listed: amounts.itemsMinor,
    discounted: amounts.itemsMinor - amounts.discountMinor,
    received: amounts.itemsMinor - byStore.discountMinor - byStore.couponMinor,
  }[basis];
  const taxedMinor = amounts.itemsMinor - amounts.discountMinor - amounts.couponDiscountMinor;
  if (tax === 'as_priced' || taxedMinor <= 0) return Math.max(0, pricedMinor);
  // Taxes were computed from the paid price. Another basis has them in proportion.
  const { allMinor, addedMinor } = taxesOn(amounts.taxes, 'goods');
  const part = tax === 'without' ? addedMinor - allMinor : addedMinor;
  return Math.max(0, pricedMinor + shareOf(part, pricedMinor, taxedMinor));
}

/** The parts of discounts, coupon and free delivery that the store bears; the operator bears the rest. */
export function storeWaivers({ amounts, terms }: Pick<BookedOrder, 'amounts' | 'terms'>): {
  discountMinor: number;
  couponMinor: number;
  freeDeliveryMinor: number;
} {
  const { storeBears } = terms;
  const ownMinor = amounts.discountMinor - amounts.storeDiscountMinor;
  return {
    discountMinor:
      percentOf(amounts.storeDiscountMinor, storeBears.offer) + percentOf(ownMinor, storeBears.discount),
    couponMinor: percentOf(amounts.couponDiscountMinor, storeBears.coupon),
    freeDeliveryMinor: percentOf(
      amounts.originalDeliveryMinor - amounts.deliveryMinor,
      storeBears.freeDelivery,
    ),
  };
}
