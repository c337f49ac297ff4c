import type { ModuleType } from '../modules/index.ts';

export type DiscountType = 'percent' | 'amount';

/** A food group: "Size" with its values. `min` and `max` count only for multi groups; 0 means not set. */
export type FoodGroup = {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: FoodValue[];
};
export type FoodValue = { label: string; priceMinor: number };

/** A combination of a non-food item's options. `stock` null means not counted. */
export type Variation = { type: string; priceMinor: number; stock: number | null };

export type AddOn = { id: number; priceMinor: number };

/** What the rules need to know of an item; the server builds it from its own data, the browser from an answer. */
export type PricedItem = {
  id: number;
  moduleType: ModuleType;
  priceMinor: number;
  /** Percent points when `discountType` is percent, minor units when it is amount; 0 is none. */
  discount: number;
  discountType: DiscountType;
  /** Percent of the store's running discount, 0 is none. */
  storeDiscount: number;
  /** Percent of a restaurant discount, which precedes the others; 0 is none. */
  restaurantDiscount: number;
  /** Null means not counted; food is never counted. */
  stock: number | null;
  /** Null or 0 means no cap. */
  maximumCartQuantity: number | null;
  foodVariations: FoodGroup[];
  variations: Variation[];
  addOns: AddOn[];
};

/** What a visitor picked. Food fills `groups`, the other modules `variation` (the `type` of one). */
export type Selection = { groups: SelectedGroup[]; variation: string | null };
export type SelectedGroup = { name: string; labels: string[] };

/** Quantity is for the whole line, not per piece: two burgers with one extra cheese have quantity 1 here. */
export type AddOnChoice = { id: number; quantity: number };

export const NO_SELECTION: Selection = { groups: [], variation: null };
