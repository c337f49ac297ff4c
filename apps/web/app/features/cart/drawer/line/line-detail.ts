import { useText } from '@errand/client/i18n.tsx';
import type { PricedCartLine } from '@errand/contract/cart-line';

/** The choices of a line as one readable text: "Large, garlic cream, 2× olives". */
export function useLineDetail(): (line: PricedCartLine) => string {
  const t = useText();
  return (line) => {
    const { groups, variation } = line.selection;
    const addOns = line.addOns.flatMap(({ id, quantity }) => {
      const name = line.details.add_ons.find((addOn) => addOn.id === id)?.name;
      return name ? [quantity > 1 ? `${quantity}× ${name}` : name] : [];
    });
    const options = variation === null ? [] : [variation.replaceAll('-', t('cart.separator'))];
    return [...groups.flatMap((group) => group.labels), ...options, ...addOns].join(t('cart.separator'));
  };
}
