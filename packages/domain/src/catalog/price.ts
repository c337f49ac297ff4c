import { percentOf } from '../money/index.ts';
import type { AddOnChoice, DiscountType, PricedItem, Selection } from './item.ts';
import { selectedVariation } from './variation.ts';

export type Discount = { source: 'restaurant' | 'store' | 'item'; type: DiscountType; value: number };

export type LinePrice = {
  /** Price of one piece with its options, before discounts and without add-ons. */
  unitMinor: number;
  addOnsMinor: number;
  discountMinor: number;
  totalMinor: number;
  totalBeforeDiscountMinor: number;
};

/** The discount that applies [MONEY-14]: restaurant, otherwise store (percent), otherwise item. Null without one. */
export function effectiveDiscount(item: PricedItem): Discount | null {
  if (item.restaurantDiscount > 0) {
    return { source: 'restaurant', type: 'percent', value: item.restaurantDiscount };
  }
  if (item.storeDiscount > 0) return { source: 'store', type: 'percent', value: item.storeDiscount };
  if (item.discount > 0) return { source: 'item', type: item.discountType, value: item.discount };
  return null;
}

/** Price of a piece with its options before discounts. A variation replaces the item's price, food options add to it. */
export function unitPriceMinor(item: PricedItem, selection: Selection): number {
  const variation = selectedVariation(item, selection);
  if (variation) return variation.priceMinor;
  let priceMinor = item.priceMinor;
  for (const picked of selection.groups) {
    const group = item.foodVariations.find((candidate) => candidate.name === picked.name);
    if (!group) continue;
    for (const value of group.values) {
      if (picked.labels.includes(value.label)) priceMinor += value.priceMinor;
    }
  }
  return priceMinor;
}

/** The discount on `quantity` pieces, at most their price. A percentage is rounded once per line. */
export function discountMinor(discount: Discount | null, unitMinor: number, quantity: number): number {
  if (!discount) return 0;
  if (discount.type === 'amount') return Math.min(discount.value, unitMinor) * quantity;
  return percentOf(unitMinor * quantity, Math.min(discount.value, 100));
}

/** Sum of the add-ons of a line. Unknown ids count 0; `checkAddOns` rejects them. */
function addOnsMinor(item: PricedItem, addOns: AddOnChoice[]): number {
  return addOns.reduce((sum, choice) => {
    const addOn = item.addOns.find((candidate) => candidate.id === choice.id);
    return sum + (addOn?.priceMinor ?? 0) * choice.quantity;
  }, 0);
}

/** The price of a line. The discount applies to base price and options, not to add-ons. */
export function priceLine(
  item: PricedItem,
  selection: Selection,
  addOns: AddOnChoice[],
  quantity: number,
): LinePrice {
  const unitMinor = unitPriceMinor(item, selection);
  const extras = addOnsMinor(item, addOns);
  const off = discountMinor(effectiveDiscount(item), unitMinor, quantity);
  const before = unitMinor * quantity + extras;
  return {
    unitMinor,
    addOnsMinor: extras,
    discountMinor: off,
    totalMinor: before - off,
    totalBeforeDiscountMinor: before,
  };
}

/** Lowest and highest price of an item's variations before discount; both are its price without variations. */
export function priceRangeMinor(item: PricedItem): { fromMinor: number; toMinor: number } {
  const prices = item.variations.map((variation) => variation.priceMinor);
  if (prices.length === 0) prices.push(item.priceMinor);
  return { fromMinor: Math.min(...prices), toMinor: Math.max(...prices) };
}
