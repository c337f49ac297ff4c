import { useText } from '@errand/client/i18n.tsx';
import type { CartRejection } from '@errand/domain/cart';
import type { LineRejection } from '@errand/domain/catalog';

/**
 * Returns what the specified words for a reached limit leave open: "after these 6" of the stock, "at most 2 per order" of
 * the item. `elsewhere`: pieces of the item in other lines.
 */
export function useLimitDetail(): (
  problem: CartRejection | LineRejection,
  elsewhere: number,
) => string | undefined {
  const t = useText();
  return (problem, elsewhere) => {
    if (problem.code === 'out_of_stock' && problem.maximum > 0)
      return t('cart.afterThese', { count: problem.maximum });
    if (problem.code === 'out_of_limits') return t('cart.atMost', { count: problem.maximum + elsewhere });
    return undefined;
  };
}
