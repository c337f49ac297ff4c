export { changeQuantity, stepAddOn, toggleAddOn, toggleOption } from './change-selection.ts';
export {
  type Accepted,
  type AddOnRejection,
  availableStock,
  checkAddOns,
  checkLine,
  checkQuantity,
  checkSelection,
  groupBounds,
  type LineRejection,
  type QuantityRejection,
  type SelectionRejection,
} from './check-line.ts';
export { DIETS, type Diet } from './diet.ts';
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
  type StoreTerms,
  type Variation,
} from './item.ts';
export {
  emptyItemFields,
  ITEM_FIELDS,
  type ItemColumns,
  type ItemField,
  itemColumnsOf,
  itemFieldsOf,
  mapItemFields,
} from './item-fields.ts';
export { ITEM_LIMITS } from './item-limits.ts';
export { LISTING_KINDS, type ListingKind } from './listing-kinds.ts';
export { attributesFault, groupsFault } from './option-faults.ts';
export {
  type Discount,
  discountMinor,
  effectiveDiscount,
  type LinePrice,
  priceLine,
  priceRangeMinor,
  unitPriceMinor,
} from './price.ts';
export { type PriceFault, priceFault } from './price-fault.ts';
export { offerOf, type PriceTag, priceTag } from './price-tag.ts';
export { STOCK_STATES, type StockState, stockStateOf } from './stock-state.ts';
export { combinationTypes, findVariation, selectedVariation } from './variation.ts';
export { readWish, type SeenWish, type WishNews, wishedItemOf } from './wish.ts';
