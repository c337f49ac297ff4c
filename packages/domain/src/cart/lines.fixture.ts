import { NO_SELECTION, type PricedItem } from '../catalog/index.ts';
import type { Cart, CartLine } from './index.ts';

const values = [
  { label: 'Small', priceMinor: 0 },
  { label: 'Large', priceMinor: 200 },
];

/** A food item with a size and two add-ons. */
export function dish(id: number, fields: Partial<PricedItem> = {}): PricedItem {
  return {
    id,
    moduleType: 'food',
    priceMinor: 1000,
    discount: 0,
    discountType: 'percent',
    storeDiscount: 0,
    storeTerms: null,
    restaurantDiscount: 0,
    stock: null,
    maximumCartQuantity: null,
    foodVariations: [{ name: 'Size', type: 'single', required: false, min: 0, max: 0, values }],
    variations: [],
    addOns: [
      { id: 7, priceMinor: 150 },
      { id: 8, priceMinor: 50 },
    ],
    ...fields,
  };
}

/** A grocery item with 5 in stock. */
export function goods(id: number, fields: Partial<PricedItem> = {}): PricedItem {
  return dish(id, { moduleType: 'grocery', stock: 5, foodVariations: [], addOns: [], ...fields });
}

export function line(id: string, item: PricedItem, fields: Partial<CartLine> = {}): CartLine {
  return { id, storeId: 10, item, selection: NO_SELECTION, addOns: [], quantity: 1, ...fields };
}

export function size(label: string) {
  return { groups: [{ name: 'Size', labels: [label] }], variation: null };
}

export function cart(...lines: CartLine[]): Cart {
  return { moduleId: 1, lines };
}
