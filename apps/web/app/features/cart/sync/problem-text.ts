import { useText } from '@errand/client/i18n.tsx';
import type { CartRejection } from '@errand/domain/cart';
import type { LineRejection } from '@errand/domain/catalog';

/** Returns the text of a rejection by a rule of the cart or of an item. */
export function useProblemText(): (problem: CartRejection | LineRejection) => string {
  const t = useText();
  return (problem) => {
    switch (problem.code) {
      case 'out_of_stock':
        return t('cart.outOfStock');
      case 'out_of_limits':
      case 'quantity_invalid':
        return t('cart.outOfLimits');
      case 'no_changes':
        return t('cart.noChanges');
      case 'variation_required':
        return t('cart.groupRequired', { name: problem.name });
      case 'variation_count':
        return t('cart.groupCount', { name: problem.name, min: problem.min, max: problem.max });
      case 'variation_out_of_stock':
        return t('cart.variationSoldOut');
      case 'other_store':
        return t('cart.otherText');
      case 'variation_unknown':
      case 'add_on_unknown':
      case 'line_gone':
        return t('cart.choiceGone');
    }
  };
}
