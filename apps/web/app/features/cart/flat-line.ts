import type { CartLine } from '@errand/contract/cart';
import { addOnsOf, selectionOf } from '#platform/priced-item.ts';

export type FlatLine = ReturnType<typeof flatLine>;

/**
 * A line of the wire as the storefront reads it (specification 000 §3): flat, with the item's own facts beside what was
 * chosen. The one place that knows how the answer of list, add and update is nested.
 */
export function flatLine(line: CartLine) {
  const { item } = line;
  const selection = selectionOf(line);
  const labels = new Map(selection.groups.map((group) => [group.name, group.labels]));
  return {
    cartItemId: line.id,
    id: item.id,
    store_id: item.store_id,
    name: item.name,
    image_full_url: item.image_full_url,
    quantity: line.quantity,
    price: line.price,
    totalPrice: line.total_price,
    itemBasePrice: item.price,
    discount: item.discount,
    discount_type: item.discount_type,
    store_discount: item.store_discount,
    module_type: item.module_type,
    stock: item.variations.find(({ type }) => type === selection.variation)?.stock ?? item.stock,
    maximum_cart_quantity: item.maximum_cart_quantity,
    is_prescription_required: item.is_prescription_required,
    generic_name: item.generic_name,
    food_variations: item.food_variations.map((group) => ({
      name: group.name,
      values: group.values.map(({ label, optionPrice }) => ({
        label,
        optionPrice,
        isSelected: labels.get(group.name)?.includes(label) ?? false,
      })),
    })),
    selectedAddons: addOnsOf(line).map(({ id, quantity }) => ({
      id,
      quantity,
      price: item.add_ons.find((addOn) => addOn.id === id)?.price ?? 0,
    })),
    selectedOption: item.variations.filter(({ type }) => type === selection.variation),
    choice_options: item.choice_options,
    /** Only campaign items have it. */
    available_date_starts: item.available_date_starts,
  };
}
