import type { PricedItem } from '@errand/domain/catalog';
import { isModuleType } from '@errand/domain/modules';
import { toMinor } from '@errand/domain/money';
import type { Item } from './catalog.ts';

/** The fields of an item that the price and stock rules read, in minor units; `digits` are the currency's decimals. */
export function pricedItem(item: Item, digits: number): PricedItem {
  const percent = item.discount_type === 'percent';
  const terms = item.store_discount_terms;
  return {
    id: item.id,
    moduleType: isModuleType(item.module_type) ? item.module_type : 'food',
    priceMinor: toMinor(item.price, digits),
    discount: percent ? item.discount : toMinor(item.discount, digits),
    discountType: item.discount_type,
    storeDiscount: item.store_discount,
    storeTerms: terms && {
      minPurchaseMinor: toMinor(terms.min_purchase, digits),
      maxDiscountMinor: toMinor(terms.max_discount, digits),
    },
    restaurantDiscount: item.restaurant_discount,
    stock: item.stock,
    maximumCartQuantity: item.maximum_cart_quantity,
    foodVariations: item.food_variations.map((group) => ({
      name: group.name,
      type: group.type,
      required: group.required === 'on',
      min: group.min,
      max: group.max,
      values: group.values.map((value) => ({
        label: value.label,
        priceMinor: toMinor(value.optionPrice, digits),
      })),
    })),
    variations: item.variations.map(({ type, price, stock }) => ({
      type,
      priceMinor: toMinor(price, digits),
      stock,
    })),
    addOns: item.add_ons.map(({ id, price }) => ({ id, priceMinor: toMinor(price, digits) })),
  };
}
