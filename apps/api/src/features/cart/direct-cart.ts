import type { ParsedInput } from '@errand/contract';
import { directLines, type placeOrder } from '@errand/contract/orders-place';
import type { Queryable } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { prices, type SaleItem } from '../catalog/index.ts';
import { addOnsOf, choiceOf, selectionOf } from './line-choice.ts';
import { cartOf, type StoredCart } from './stored-cart.ts';

type Body = ParsedInput<typeof placeOrder>['body'];
/** A line that is ordered without a stored cart, as clients send it. */
export type DirectLine = ReturnType<typeof directLines.parse>[number];

/**
 * The line that is ordered without the stored cart: Buy Now or a campaign item. Null if the stored cart
 * is ordered. Throws `validation` for an unreadable line.
 */
export function directLineOf(body: Body): DirectLine | null {
  const parsed = directLines.safeParse(body.cart);
  const line = parsed.data?.[0];
  if (body.is_buy_now !== 1 && line?.model !== 'ItemCampaign') return null;
  if (!line) throw new AppError('validation', undefined, 'cart');
  return line;
}

/**
 * Builds a transient, unsaved cart of direct lines. Throws `item_unavailable`, `campaign_item`, `not_in_campaign`,
 * `other_store` for lines of several stores, and `unauthenticated` for a campaign item without a token.
 */
export async function directCart(
  ctx: RequestContext<'now' | 'settings'>,
  q: Queryable,
  owner: string,
  lines: readonly DirectLine[],
): Promise<StoredCart> {
  const items = await prices.ofItems(
    ctx,
    q,
    lines.map(({ item_id }) => item_id),
  );
  const at = new Date(ctx.now());
  const sold = lines.map((line) => soldItem(ctx, items, line));
  const [first] = sold;
  if (!first) throw new AppError('cart_empty');
  if (sold.some(({ row }) => row.store_id !== first.row.store_id))
    throw new AppError('other_store', { store_id: first.row.store_id });
  const rows = sold.map((item, index) => {
    const line = lines[index] as DirectLine;
    return {
      id: index + 1,
      cart_id: 0,
      item_id: line.item_id,
      choice: choiceOf(selectionOf(item, line.variation)),
      add_ons: addOnsOf(line.add_on_ids, line.add_on_qtys),
      quantity: line.quantity,
      agreed_minor: null,
      changes: [],
      created_at: at,
      updated_at: at,
    };
  });
  return { owner, direct: true, ...(await cartOf(ctx, q, first.row.module_id, rows, items)) };
}

function soldItem(ctx: RequestContext, items: Map<number, SaleItem>, line: DirectLine): SaleItem {
  const item = items.get(line.item_id);
  if (!item) throw new AppError('item_unavailable', { item_id: line.item_id });
  const campaign = item.row.campaign_starts_ms !== null;
  if (campaign !== (line.model === 'ItemCampaign')) {
    throw new AppError(campaign ? 'campaign_item' : 'not_in_campaign', { item_id: line.item_id });
  }
  if (campaign && ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  return item;
}
