import { translated } from '../../platform/db/index.ts';
import { lineProblem, type Problem, type StoredCart } from '../cart/index.ts';
import { isItemAvailable, type SaleItem } from '../catalog/index.ts';

/** Lists the problems of lines at an instant, each with its item. */
export function lineProblems(
  { cart, items, direct }: StoredCart,
  atMs: number,
  storeActive: boolean,
  language: string,
): Problem[] {
  return cart.lines.flatMap((line) => {
    const item = items.get(line.item.id);
    if (!item) return [];
    const problem = lineProblem(cart, line, soldAt(item, atMs, storeActive), language, direct);
    if (!problem) return [];
    const about = { item_id: item.row.id, item: translated(item.row.name, language) };
    return [{ ...problem, details: { ...problem.details, ...about } }];
  });
}

/**
 * The item at the requested hour. An item that can be ordered ahead must be available then only, any other
 * item also now. An inactive store is reported once, not per line.
 */
function soldAt(item: SaleItem, atMs: number, storeActive: boolean): SaleItem {
  const offered = item.availableNow || item.row.schedule_order;
  return {
    ...item,
    onSale: storeActive ? item.onSale : item.row.active,
    availableNow: offered && isItemAvailable(item.row, atMs),
    row: { ...item.row, schedule_order: false },
  };
}
