import type { CartLine } from '@errand/contract/cart';
import type { Item } from '@errand/contract/catalog';
import type { AddOnChoice, PricedItem, Selection } from '@errand/domain/catalog';
import { isModuleType } from '@errand/domain/modules';
import { toMinor } from '@errand/domain/money';

/** The choice of a cart line on the wire: food by group and labels, other modules as one variation. */
export type WireVariation = (
  | { name: string; values: { label: string[] } }
  | { type: string; price: number; stock: number }
)[];

/** Converts an item to the input of the price rules; `digits` are the currency's decimals. */
export function pricedItem(item: Item, digits: number): PricedItem {
  const percent = item.discount_type === 'percent';
  return {
    id: item.id,
    moduleType: isModuleType(item.module_type) ? item.module_type : 'food',
    priceMinor: toMinor(item.price, digits),
    discount: percent ? item.discount : toMinor(item.discount, digits),
    discountType: item.discount_type,
    storeDiscount: item.store_discount,
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

/** Converts a selection to the body of cart requests. */
export function wireVariation(item: Item, selection: Selection): WireVariation {
  const variation = item.variations.find((candidate) => candidate.type === selection.variation);
  if (variation) return [variation];
  return selection.groups.map(({ name, labels }) => ({ name, values: { label: labels } }));
}

/** The selection of a cart line. */
export function selectionOf(line: Pick<CartLine, 'variation'>): Selection {
  return {
    groups: line.variation.flatMap(({ name, values }) =>
      name && values ? [{ name, labels: values.label }] : [],
    ),
    variation: line.variation.find(({ type }) => type)?.type ?? null,
  };
}

export function addOnsOf(line: Pick<CartLine, 'add_on_ids' | 'add_on_qtys'>): AddOnChoice[] {
  return line.add_on_ids.map((id, index) => ({ id, quantity: line.add_on_qtys[index] ?? 1 }));
}
