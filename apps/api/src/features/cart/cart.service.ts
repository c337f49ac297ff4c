import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/cart';
import {
  addLine,
  type Cart,
  type CartLine,
  cartStoreId,
  type LineChange,
  removeLine,
  replaceCart,
  stepLine,
  updateLine,
} from '@errand/domain/cart';
import { unitPriceMinor } from '@errand/domain/catalog';
import type { LanguageCode } from '@errand/domain/language';
import { type MoneyStyle, toMajor } from '@errand/domain/money';
import { hotTransaction } from '../../platform/db/index.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import type { SaleItem } from '../catalog/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { toCartResponse } from './cart.serializer.ts';
import { addOnsOf, selectionOf } from './line-choice.ts';
import { itemProblem, problemOf, rejectLine } from './line-problem.ts';
import { cartChanged, type LockedCart, lockCart, pieceMinor, readCart, writeCart } from './stored-cart.ts';

type CartContext = RequestContext<'db' | 'events' | 'now' | 'pool' | 'settings'>;

type AddBody = ParsedInput<typeof contract.addToCart>['body'];
type UpdateBody = ParsedInput<typeof contract.updateCart>['body'];

export async function listCart(ctx: CartContext): Promise<contract.CartLine[]> {
  const { owner, moduleId } = requireCartKey(ctx);
  return toCartResponse(ctx, await readCart(ctx, owner, moduleId), await moneyStyle(ctx));
}

/** Adds a line; an equal line increases its quantity. `replace` removes the lines of another store. */
export function addToCart(ctx: CartContext, body: AddBody): Promise<contract.CartLine[]> {
  return changeCart(ctx, [body.item_id], (stored, money) => {
    if (isRepeated(ctx, stored)) return stored.cart;
    const { cart, items } = stored;
    const item = items.get(body.item_id);
    if (!item) throw new AppError('item_unavailable', { item_id: body.item_id });
    if (item.row.module_id !== cart.moduleId) throw new AppError('other_module', { item_id: body.item_id });
    if (body.model === 'ItemCampaign' && item.row.campaign_starts_ms === null) {
      throw new AppError('not_in_campaign', { item_id: body.item_id });
    }
    requireSold(item, ctx.language);
    const line: CartLine = {
      id: 'new',
      storeId: item.row.store_id,
      item: item.priced,
      selection: selectionOf(item, body.variation),
      addOns: addOnsOf(body.add_on_ids, body.add_on_qtys),
      quantity: body.quantity,
    };
    const otherStore = ![null, line.storeId].includes(cartStoreId(cart));
    const added = body.replace && otherStore ? replaceCart(cart, line) : addLine(cart, line);
    if (!added.ok) rejectLine(problemOf(added, item, ctx.language));
    requireSamePrice(body.price, line, money);
    return added.cart;
  });
}

/**
 * Changes a line. Reducing its quantity is allowed even if the quantity exceeds a limit. Sending the
 * same line again accepts a changed price, and is rejected with `no_changes` otherwise.
 */
export function updateCart(ctx: CartContext, body: UpdateBody): Promise<contract.CartLine[]> {
  // Naming the item lets it be read together with the line.
  const items = body.item_id === undefined ? [] : [body.item_id];
  return changeCart(ctx, items, (stored, money) => {
    const { line, item } = requireLine(stored, body.cart_id);
    if (body.item_id !== undefined && body.item_id !== line.item.id) {
      throw new AppError('validation', undefined, 'item_id');
    }
    const change: LineChange = { quantity: body.quantity };
    if (body.variation) change.selection = selectionOf(item, body.variation);
    if (body.add_on_ids) change.addOns = addOnsOf(body.add_on_ids, body.add_on_qtys ?? []);

    const isReduced = isReduction(stored.cart, line, change);
    const changed = isReduced
      ? stepLine(stored.cart, line.id, body.quantity - line.quantity)
      : updateLine(stored.cart, line.id, change);
    if (!changed.ok && changed.code === 'no_changes' && isRepriced(stored, line)) {
      requireSamePrice(body.price, line, money);
      return agreedTo(stored.cart, line);
    }
    if (!changed.ok) rejectLine(problemOf(changed, item, ctx.language));
    if (!isReduced) requireSold(item, ctx.language);
    requireSamePrice(body.price, { ...line, ...change }, money);
    return changed.cart;
  });
}

/** Removes one line, or all lines of the module's cart without an id. */
export function removeFromCart(ctx: CartContext, lineId: number | undefined): Promise<contract.CartLine[]> {
  return changeCart(ctx, [], (stored) => {
    if (lineId === undefined) return { ...stored.cart, lines: [] };
    return removeLine(stored.cart, requireLine(stored, lineId).line.id);
  });
}

export async function clearCart(ctx: CartContext): Promise<{ message: string }> {
  await removeFromCart(ctx, undefined);
  return { message: textOf('messages.cart_cleared', ctx.language) };
}

/** Runs a change in a transaction that holds the cart's lock, so changes of one cart are serialized. */
async function changeCart(
  ctx: CartContext,
  alsoItemIds: number[],
  change: (stored: LockedCart, money: MoneyStyle) => Cart,
): Promise<contract.CartLine[]> {
  const { owner, moduleId } = requireCartKey(ctx);
  // Read before the transaction, which must not wait for a second connection.
  const money = await moneyStyle(ctx);
  const saved = await hotTransaction(
    ctx.pool,
    async (tx) => {
      const stored = await lockCart(ctx, tx, owner, moduleId, alsoItemIds);
      return { stored, after: change(stored, money) };
    },
    (tx, { stored, after }) => writeCart(ctx, tx, stored, after),
  );
  // Published after the commit, because NOTIFY inside a transaction serializes the commits of all that notify.
  ctx.events.publishCommitted(ownerTopic(owner), cartChanged(ctx, moduleId));
  return toCartResponse(ctx, saved, money);
}

/** Whether the addition was already applied by an earlier request with the same idempotency key. */
function isRepeated({ idempotencyKey: key }: RequestContext, { records }: LockedCart): boolean {
  return key !== null && [...records.values()].some(({ changes }) => changes.includes(key));
}

function requireCartKey(ctx: RequestContext): { owner: string; moduleId: number } {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  if (ctx.moduleId === null) throw new AppError('module_required');
  return { owner, moduleId: ctx.moduleId };
}

/** Returns a line of this cart; lines of other carts are `cart_line_gone`. */
function requireLine({ cart, items }: LockedCart, lineId: number): { line: CartLine; item: SaleItem } {
  const line = cart.lines.find((candidate) => candidate.id === String(lineId));
  const item = line && items.get(line.item.id);
  if (!line || !item) throw new AppError('cart_line_gone');
  return { line, item };
}

/** Whether the price of the line differs from the one the visitor agreed to. */
function isRepriced({ records }: LockedCart, line: CartLine): boolean {
  const agreed = records.get(line.id)?.agreedMinor ?? null;
  return agreed !== null && agreed !== pieceMinor(line);
}

/** Marks the line as changed, so that saving it stores today's price as agreed. */
function agreedTo(cart: Cart, line: CartLine): Cart {
  return { ...cart, lines: cart.lines.map((other) => (other === line ? { ...line } : other)) };
}

function requireSold(item: SaleItem, language: LanguageCode): void {
  const unsold = itemProblem(item, language);
  if (unsold) rejectLine(unsold);
}

function isReduction(cart: Cart, line: CartLine, change: LineChange): boolean {
  const alike = updateLine(cart, line.id, { ...change, quantity: line.quantity });
  return !alike.ok && alike.code === 'no_changes' && (change.quantity ?? 0) < line.quantity;
}

/**
 * The client's price is a hint: a different price is rejected with the current one and never silently
 * charged.
 */
function requireSamePrice(seen: number | null | undefined, line: CartLine, { digits }: MoneyStyle): void {
  if (seen === undefined || seen === null) return;
  const current = toMajor(unitPriceMinor(line.item, line.selection), digits);
  if (Math.abs(seen - current) * 10 ** digits >= 0.5)
    throw new AppError('price_changed', { unit_price: current });
}
