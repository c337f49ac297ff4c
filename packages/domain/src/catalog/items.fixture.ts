import type { FoodGroup, PricedItem, Selection } from './index.ts';

export function group(fields: Partial<FoodGroup>): FoodGroup {
  const values = ['A', 'B', 'C', 'D'].map((label) => ({ label, priceMinor: 100 }));
  return { name: 'Group', type: 'single', required: false, min: 0, max: 0, values, ...fields };
}

export function food(...foodVariations: FoodGroup[]): PricedItem {
  return {
    id: 1,
    moduleType: 'food',
    priceMinor: 1000,
    discount: 0,
    discountType: 'percent',
    storeDiscount: 0,
    storeTerms: null,
    restaurantDiscount: 0,
    stock: null,
    maximumCartQuantity: null,
    foodVariations,
    variations: [],
    addOns: [{ id: 7, priceMinor: 150 }],
  };
}

export function goods(fields: Partial<PricedItem>): PricedItem {
  return { ...food(), moduleType: 'grocery', stock: 5, ...fields };
}

export function pick(...labels: string[]): Selection {
  return { groups: labels.length > 0 ? [{ name: 'Group', labels }] : [], variation: null };
}
