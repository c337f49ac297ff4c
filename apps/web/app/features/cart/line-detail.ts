import { useText } from '@errand/client/i18n.tsx';
import type { CartLine } from '@errand/contract/cart';
import { addOnsOf, selectionOf } from '#platform/priced-item.ts';

/** The choices of a line as one readable text: "Large, garlic cream, 2× olives". */
export function useLineDetail(): (line: CartLine) => string {
  const t = useText();
  return (line) => {
    const { groups, variation } = selectionOf(line);
    const addOns = addOnsOf(line).flatMap(({ id, quantity }) => {
      const name = line.item.add_ons.find((addOn) => addOn.id === id)?.name;
      return name ? [quantity > 1 ? `${quantity}× ${name}` : name] : [];
    });
    const options = variation === null ? [] : [variation.replaceAll('-', t('cart.separator'))];
    return [...groups.flatMap((group) => group.labels), ...options, ...addOns].join(t('cart.separator'));
  };
}
