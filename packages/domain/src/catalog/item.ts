import type { ModuleType } from '../modules/index.ts';

export type DiscountType = 'percent' | 'amount';

/** A group of food options, such as "Size". `min` and `max` apply to multi groups only; 0 is unset. */
export type FoodGroup = {
  name: string;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: FoodValue[];
};
export type FoodValue = { label: string; priceMinor: number };

/** A combination of a non-food item's options. `stock` is null when it is not counted. */
export type Variation = { type: string; priceMinor: number; stock: number | null };

export type AddOn = { id: number; priceMinor: number };

/** Terms of a store's discount that depend on the order. */
export type StoreTerms = {
  /** Compared with the total before discounts, including add-ons; 0 is no minimum. */
  minPurchaseMinor: number;
  /** Cap of the discount per order; 0 is no cap. */
  maxDiscountMinor: number;
};

/** The fields of an item that the rules read. The server builds it from its tables, the browser from a response. */
export type PricedItem = {
  id: number;
  moduleType: ModuleType;
  priceMinor: number;
  /** Percent points when `discountType` is percent, minor units when it is amount; 0 is none. */
  discount: number;
  discountType: DiscountType;
  /** Percent of the store's discount campaign; 0 is none. */
  storeDiscount: number;
  /** Terms of the store's discount; null when it has none. */
  storeTerms: StoreTerms | null;
  /** Percent of a restaurant discount, which takes precedence; 0 is none. */
  restaurantDiscount: number;
  /** Null when stock is not counted. Ignored for food. */
  stock: number | null;
  /** Null or 0 is no limit. */
  maximumCartQuantity: number | null;
  foodVariations: FoodGroup[];
  variations: Variation[];
  addOns: AddOn[];
};

/** The options a visitor selected. Food uses `groups`, other modules `variation` (the `type` of one). */
export type Selection = { groups: SelectedGroup[]; variation: string | null };
export type SelectedGroup = { name: string; labels: string[] };

/** The quantity applies to the line, not to a piece: two burgers with one extra cheese have quantity 1. */
export type AddOnChoice = { id: number; quantity: number };

export const NO_SELECTION: Selection = { groups: [], variation: null };
