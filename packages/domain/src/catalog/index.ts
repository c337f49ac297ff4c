export {
  type AddOnProblem,
  availableStock,
  checkAddOns,
  checkLine,
  checkQuantity,
  checkSelection,
  groupBounds,
  type LineProblem,
  type Ok,
  type QuantityProblem,
  type SelectionProblem,
} from './check.ts';
export { changeQuantity, stepAddOn, toggleAddOn, toggleOption } from './choose.ts';
export {
  type AddOn,
  type AddOnChoice,
  type DiscountType,
  type FoodGroup,
  type FoodValue,
  NO_SELECTION,
  type PricedItem,
  type SelectedGroup,
  type Selection,
  type Variation,
} from './item.ts';
export {
  type Discount,
  discountedUnitMinor,
  discountMinor,
  effectiveDiscount,
  type LinePrice,
  priceLine,
  priceRangeMinor,
  unitPriceMinor,
} from './price.ts';
export { findVariation, selectedVariation } from './variation.ts';
