import { useText } from '@errand/client/i18n.tsx';
import type { LineProblem } from '@errand/domain/catalog';

/** Why a line cannot be ordered as it is picked, in the words of the specification (001 §5). */
export function useProblemText(): (problem: LineProblem) => string {
  const t = useText();
  return (problem) => {
    switch (problem.code) {
      case 'variation_required':
        return t('catalog.groupRequired', { name: problem.name });
      case 'variation_count':
        return t('catalog.groupCount', { name: problem.name, min: problem.min, max: problem.max });
      case 'variation_out_of_stock':
        return t('catalog.variationSoldOut');
      case 'out_of_stock':
        return t('catalog.outOfStock');
      case 'out_of_limits':
      case 'quantity_invalid':
        return t('catalog.outOfLimits');
      case 'variation_unknown':
      case 'add_on_unknown':
        return t('catalog.choiceGone');
    }
  };
}
