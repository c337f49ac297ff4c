import type { CartLine } from '@errand/domain/cart';
import { needsPrescription } from '@errand/domain/orders';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { lineProblem } from '../../cart/index.ts';
import { englishSelection, prices, type SaleItem } from '../../catalog/index.ts';
import type { StoredOrder } from '../../orders/index.ts';
import type { AddedLine } from './edit-types.ts';

type Added = { sold: SaleItem; line: CartLine; substituteFor: string | null };

/**
 * Builds new lines of an order by the rules of carts. Stock is not checked here but in `requireStock`, because the pieces
 * that the order returns count too. Throws what a cart rejects, and `prescription_required` for a medicine without one.
 */
export async function addedLines(
  ctx: RequestContext<'now' | 'settings'>,
  q: Queryable,
  order: StoredOrder,
  sent: AddedLine[],
  hasPrescription: boolean,
): Promise<Added[]> {
  const items = await prices.ofItems(
    ctx,
    q,
    sent.map(({ itemId }) => itemId),
  );
  const added = sent.map((one, index): Added => {
    const sold = items.get(one.itemId);
    if (!sold || sold.row.store_id !== order.storeId)
      throw new AppError('item_unavailable', { item_id: one.itemId });
    if (needsPrescription(sold.row) && !hasPrescription) throw new AppError('prescription_required');
    const { groups, variation, addOns, quantity } = one;
    const selection = englishSelection(sold.row, { groups, variation });
    const { priced } = sold;
    return {
      sold,
      substituteFor: one.substituteFor ?? null,
      line: { id: `new ${index}`, storeId: sold.row.store_id, item: priced, selection, addOns, quantity },
    };
  });
  const cart = { moduleId: order.moduleId, lines: added.map(({ line }) => uncounted(line)) };
  for (const [index, line] of cart.lines.entries()) {
    const one = added[index];
    const problem = one && lineProblem(cart, line, one.sold, ctx.language);
    if (problem) throw new AppError(problem.code, problem.details, problem.field);
  }
  return added;
}

function uncounted(line: CartLine): CartLine {
  const variations = line.item.variations.map((variation) => ({ ...variation, stock: null }));
  return { ...line, item: { ...line.item, stock: null, variations } };
}
