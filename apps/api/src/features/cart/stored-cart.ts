import { type Cart, type CartLine, cartStoreId, lineKey } from '@errand/domain/cart';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { pricedItems, type SaleItem } from '../catalog/index.ts';
import {
  deleteLines,
  insertLine,
  type LineRow,
  type LineValues,
  listLineRows,
  listLineRowsOf,
  lockCartRow,
  setCartStore,
  updateLineRow,
} from './cart.queries.ts';
import { choiceOf, selectionOfChoice } from './line-choice.ts';

/** Told to every process when a cart has changed: `{ owner, moduleId }`. */
export const CART_TOPIC = 'cart';

/** A visitor's cart of a module with everything that its rules, prices and answers need. */
export type StoredCart = {
  owner: string;
  cart: Cart;
  items: Map<number, SaleItem>;
  /** When each line was made and changed, by its id. */
  times: Map<string, { createdAt: Date; updatedAt: Date }>;
  /** Ordered past the visitor's cart, which stays as it is. */
  direct?: true;
};
/** One that no other request can change until the transaction ends. */
export type LockedCart = StoredCart & { id: number };

/** The cart as it is now. */
export async function readCart(ctx: Ctx, owner: string, moduleId: number): Promise<StoredCart> {
  const rows = await listLineRowsOf(ctx.pool, owner, moduleId);
  return { owner, ...(await cartOf(ctx, ctx.db, moduleId, rows)) };
}

/** The cart for a change; its items and those of `alsoItemIds`. Throws `module_required` for a module not offered. */
export async function lockCart(
  ctx: Ctx,
  tx: Tx,
  owner: string,
  moduleId: number,
  alsoItemIds: number[] = [],
): Promise<LockedCart> {
  const id = await lockCartRow(tx, owner, moduleId, new Date(ctx.now()));
  if (id === null) throw new AppError('module_required');
  const [rows, known] = await Promise.all([listLineRows(tx, [id]), pricedItems(ctx, tx, alsoItemIds)]);
  return { id, owner, ...(await cartOf(ctx, tx, moduleId, rows, known)) };
}

/** Stored lines with their items, of which `known` need not be read. */
export async function cartOf(
  ctx: Ctx,
  q: Queryable,
  moduleId: number,
  rows: LineRow[],
  known: Map<number, SaleItem> = new Map(),
) {
  const missing = rows.map((row) => row.item_id).filter((id) => !known.has(id));
  const items = new Map([...known, ...(await pricedItems(ctx, q, missing))]);
  const lines = rows.flatMap((row) => {
    const item = items.get(row.item_id);
    return item ? [lineOf(row, item)] : [];
  });
  const times = new Map(
    rows.map((row) => [String(row.id), { createdAt: row.created_at, updatedAt: row.updated_at }]),
  );
  return { cart: { moduleId, lines }, items, times };
}

function lineOf(row: LineRow, item: SaleItem): CartLine {
  return {
    id: String(row.id),
    storeId: item.row.store_id,
    item: item.priced,
    selection: selectionOfChoice(row.choice),
    addOns: row.add_ons,
    quantity: row.quantity,
  };
}

/**
 * Writes what the rules made of a locked cart, tells the other processes, and gives the cart with its new ids. The
 * statements are begun together and run in this order, as none needs another's answer.
 */
export async function saveCart(ctx: Ctx, tx: Tx, before: LockedCart, after: Cart): Promise<LockedCart> {
  const at = new Date(ctx.now());
  const gone = before.cart.lines.filter((line) => !after.lines.some((kept) => kept.id === line.id));
  const goneIds = gone.map((line) => Number(line.id));
  const removed = goneIds.length > 0 ? deleteLines(tx, before.id, goneIds) : null;
  const saving = after.lines.map((line) => saveLine(tx, before, line, at));
  const storeId = cartStoreId(after);
  const moved = storeId === cartStoreId(before.cart) ? null : setCartStore(tx, before.id, storeId);
  const told = ctx.events.publish(tx, CART_TOPIC, { owner: before.owner, moduleId: after.moduleId });
  const [lines] = await Promise.all([Promise.all(saving), removed, moved, told]);

  const times = new Map(before.times);
  for (const [index, line] of lines.entries()) {
    if (line === after.lines[index]) continue;
    times.set(line.id, { createdAt: times.get(line.id)?.createdAt ?? at, updatedAt: at });
  }
  return { ...before, cart: { ...after, lines }, times };
}

/** The same line when nothing was written, else a copy, with its id when it is new. */
async function saveLine(tx: Tx, before: LockedCart, line: CartLine, at: Date): Promise<CartLine> {
  const present = before.cart.lines.find((other) => other.id === line.id);
  if (present === line) return line;
  const values = valuesOf(before.id, line);
  if (!present) return { ...line, id: String(await insertLine(tx, values, at)) };
  await updateLineRow(tx, Number(line.id), values, at);
  return { ...line };
}

function valuesOf(cartId: number, line: CartLine): LineValues {
  const { item, selection, addOns, quantity } = line;
  return { cartId, itemId: item.id, key: lineKey(line), choice: choiceOf(selection), addOns, quantity };
}
