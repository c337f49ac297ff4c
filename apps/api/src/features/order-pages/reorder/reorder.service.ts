import type { ParsedInput, ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/orders-reorder';
import { addLine, type Cart, type CartLine, cartStoreId, lineKey, priceInCart } from '@errand/domain/cart';
import { unitPriceMinor } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { isOrderId, translated } from '../../../platform/db/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../../platform/http/index.ts';
import { errorText, textOf } from '../../../platform/texts/index.ts';
import { cartLines, carts, lockCart, problemText, saveCart } from '../../cart/index.ts';
import type { SaleItem } from '../../catalog/index.ts';
import { moneyStyle } from '../../settings/index.ts';
import type { OrderRow } from '../read/order-row.ts';
import { findOrderRow, listOrderLineRows, type OrderLineRow } from '../read/orders.queries.ts';

type Body = ParsedInput<typeof contract.reorder>['body'];
type Reordered = ResponseInput<typeof contract.reorder>;

/**
 * Adds the available items of one of the viewer's own orders to the cart of its module. Throws `not_found`, also for
 * parcels, which have no items (`repeatParcel`), and
 * `other_store` when the cart holds lines of another store, unless `replace` is set.
 */
export async function reorder(
  ctx: RequestContext<'db' | 'events' | 'now' | 'pool' | 'settings'>,
  body: Body,
): Promise<Reordered> {
  const owner = ownerOf(ctx.viewer);
  const order = isOrderId(body.order_id) ? await findOrderRow(ctx.pool, body.order_id) : null;
  if (!order || owner === null || order.owner !== owner || order.parcel) throw new AppError('not_found');
  const [lines, money] = await Promise.all([listOrderLineRows(ctx.db, order.id), moneyStyle(ctx)]);

  const done = await ctx.db.transaction(async (tx) => {
    const itemIds = lines.map((line) => line.itemId);
    const stored = await lockCart(ctx, tx, owner, order.module_id, itemIds);
    const isOther = ![null, order.store_id].includes(cartStoreId(stored.cart));
    if (isOther && !body.replace) {
      const store_id = cartStoreId(stored.cart);
      throw new AppError('other_store', { store_id });
    }
    const start: Cart = isOther ? { ...stored.cart, lines: [] } : stored.cart;
    const filled = fill(ctx, start, order, lines, stored.items, money.digits);
    if (filled.added === 0) return { stored, ...filled };
    return { stored: await saveCart(ctx, tx, stored, filled.cart), ...filled };
  });

  const outcome =
    done.added === 0 ? 'reordered_nothing' : done.changes.length > 0 ? 'reordered_partly' : 'reordered';
  return {
    message: textOf(`messages.${outcome}`, ctx.language),
    module_id: order.module_id,
    module_type: order.module_type,
    added: done.added,
    changes: done.changes,
    cart: carts.toResponse(ctx, done.stored, money),
  };
}

/** The cart with the available lines, and what changed since the order. */
function fill(
  ctx: RequestContext,
  start: Cart,
  order: OrderRow,
  lines: OrderLineRow[],
  items: Map<number, SaleItem>,
  digits: number,
) {
  const changes: contract.ReorderChange[] = [];
  let cart = start;
  let added = 0;
  for (const row of lines) {
    const about = { item_id: row.itemId, name: translated(row.name, ctx.language), was: null, now: null };
    const report = (code: string, message: string, prices: Partial<contract.ReorderChange> = {}) =>
      changes.push({ ...about, code, message, ...prices });
    const item = items.get(row.itemId);
    const unsold = item ? cartLines.itemProblem(item, ctx.language) : { code: 'item_unavailable' as const };
    if (!item || unsold) {
      if (unsold) report(unsold.code, problemText(unsold, ctx.language));
      continue;
    }
    const line = lineOf(row, item);
    const put = addAvailable(cart, line);
    if (!put.ok) {
      const problem = cartLines.problemOf(put, item, ctx.language);
      report(problem.code, problemText(problem, ctx.language));
      continue;
    }
    cart = put.cart;
    added += 1;
    if (line.addOns.length < row.addOns.length)
      report('add_on_unknown', errorText('add_on_unknown', ctx.language));
    if (put.quantity < row.quantity)
      report('quantity_changed', errorText('out_of_limits', ctx.language), {
        was: row.quantity,
        now: put.quantity,
      });
    const price = priceThenAndNow(row, line, order);
    if (price) {
      const [was, now] = price;
      report('price_changed', textOf('messages.price_is_different', ctx.language), {
        was: toMajor(was, digits),
        now: toMajor(now, digits),
      });
    }
  }
  return { cart, added, changes };
}

/** Add-ons that the item no longer has are left out; the rules of the cart validate the line. */
function lineOf(row: OrderLineRow, item: SaleItem): CartLine {
  const known = new Set(item.row.add_ons.map(({ id }) => id));
  return {
    id: `order line ${row.id}`,
    storeId: item.row.store_id,
    item: item.priced,
    selection: cartLines.selectionOfChoice(row.choice),
    addOns: row.addOns.filter(({ id }) => known.has(id)).map(({ id, quantity }) => ({ id, quantity })),
    quantity: row.quantity,
  };
}

/**
 * The former and the current price of a piece if they differ, or if the line costs more because a discount of the item
 * ended. Orders with a discount of the store are not compared by line totals.
 */
function priceThenAndNow(row: OrderLineRow, line: CartLine, order: OrderRow): [number, number] | null {
  const [was, now] = [row.unitMinor, unitPriceMinor(line.item, line.selection)];
  if (was !== now) return [was, now];
  if (order.store_discount_minor > 0 || line.addOns.length < row.addOns.length) return null;
  const { totalMinor } = priceInCart([], { ...line, quantity: row.quantity });
  if (totalMinor <= row.totalMinor) return null;
  return [Math.round(row.totalMinor / row.quantity), Math.round(totalMinor / row.quantity)];
}

function addAvailable(cart: Cart, line: CartLine) {
  const whole = addLine(cart, line);
  if (whole.ok) return { ...whole, quantity: line.quantity };
  const limited = whole.code === 'out_of_stock' || whole.code === 'out_of_limits';
  // The maximum counts the pieces of the line that are in the cart already.
  const alike = cart.lines.find((other) => lineKey(other) === lineKey(line));
  const there = alike?.quantity ?? 0;
  const left = limited ? whole.maximum - there : 0;
  if (left < 1) return whole;
  const part = addLine(cart, { ...line, quantity: left });
  return part.ok ? { ...part, quantity: left } : whole;
}
