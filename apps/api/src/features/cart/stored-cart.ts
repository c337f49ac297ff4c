import type { LiveEvent } from '@errand/contract/live';
import { type Cart, type CartLine, cartStoreId, lineKey } from '@errand/domain/cart';
import { priceLine } from '@errand/domain/catalog';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { pricedItems, type SaleItem } from '../catalog/index.ts';
import {
  deleteLines,
  insertLine,
  type LineRow,
  type LineValues,
  listLineRowsOf,
  lockCartRow,
  setCartStore,
  updateLineRow,
} from './cart.queries.ts';
import { choiceOf, selectionOfChoice } from './line-choice.ts';

const KEPT_CHANGES = 5;

export type LineRecord = {
  createdAt: Date;
  updatedAt: Date;
  /** What a piece cost when the visitor last agreed to the line. */
  agreedMinor: number | null;
  /** The keys of its last changes. */
  changes: string[];
};

/** A visitor's cart of a module with everything that its rules, prices and answers need. */
export type StoredCart = {
  owner: string;
  cart: Cart;
  items: Map<number, SaleItem>;
  /** What is stored of each line beside what the rules see, by its id. */
  records: Map<string, LineRecord>;
  /** Ordered past the visitor's cart, which stays as it is. */
  direct?: true;
  /** The store of an order that is a prescription and nothing else: it has no lines. */
  prescriptionOf?: number;
};
/** One that no other request can change until the transaction ends. */
export type LockedCart = StoredCart & { id: number };

/** The cart as it is now. */
export async function readCart(ctx: RequestContext, owner: string, moduleId: number): Promise<StoredCart> {
  const rows = await listLineRowsOf(ctx.pool, owner, moduleId);
  return { owner, ...(await cartOf(ctx, ctx.db, moduleId, rows)) };
}

/** The cart for a change; its items and those of `alsoItemIds`. Throws `module_required` for a module not offered. */
export async function lockCart(
  ctx: RequestContext,
  tx: Tx,
  owner: string,
  moduleId: number,
  alsoItemIds: number[] = [],
): Promise<LockedCart> {
  const [locked, known] = await Promise.all([
    lockCartRow(tx, owner, moduleId, new Date(ctx.now())),
    pricedItems(ctx, tx, alsoItemIds),
  ]);
  if (!locked) throw new AppError('module_required');
  return { id: locked.id, owner, ...(await cartOf(ctx, tx, moduleId, locked.lines, known)) };
}

/** Stored lines with their items, of which `known` need not be read. */
export async function cartOf(
  ctx: RequestContext,
  q: Queryable,
  moduleId: number,
  rows: LineRow[],
  known: Map<number, SaleItem> = new Map(),
) {
  const missing = rows.map((row) => row.item_id).filter((id) => !known.has(id));
  const items = missing.length === 0 ? known : new Map([...known, ...(await pricedItems(ctx, q, missing))]);
  const lines = rows.flatMap((row) => {
    const item = items.get(row.item_id);
    return item ? [lineOf(row, item)] : [];
  });
  const records = new Map(rows.map((row) => [String(row.id), recordOf(row)]));
  return { cart: { moduleId, lines }, items, records };
}

function recordOf({ created_at, updated_at, agreed_minor, changes }: LineRow): LineRecord {
  return { createdAt: created_at, updatedAt: updated_at, agreedMinor: agreed_minor, changes };
}

/** What one piece of a line costs now, with its add-ons and its own discount. */
export function pieceMinor({ item, selection, addOns }: CartLine): number {
  return priceLine(item, selection, addOns, 1).totalMinor;
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

/** Writes what the rules made of a locked cart and tells the owner's devices when the transaction commits. */
export async function saveCart(
  ctx: RequestContext,
  tx: Tx,
  before: LockedCart,
  after: Cart,
): Promise<LockedCart> {
  const [saved] = await Promise.all([
    writeCart(ctx, tx, before, after),
    ctx.events.publish(tx, ownerTopic(before.owner), cartChanged(ctx, after.moduleId)),
  ]);
  return saved;
}

/** What the owner's devices hear of a changed cart; `by` is the tab that changed it, which knows already. */
export function cartChanged({ tab }: RequestContext, moduleId: number): LiveEvent {
  return { kind: 'cart', module_id: moduleId, by: tab };
}

/**
 * Writes what the rules made of a locked cart and gives the cart with its new ids. The statements are begun together and
 * run in this order, as none needs another's answer.
 */
export async function writeCart(
  ctx: RequestContext,
  tx: Tx,
  before: LockedCart,
  after: Cart,
): Promise<LockedCart> {
  const at = new Date(ctx.now());
  const gone = before.cart.lines.filter((line) => !after.lines.some((kept) => kept.id === line.id));
  const goneIds = gone.map((line) => Number(line.id));
  const removed = goneIds.length > 0 ? deleteLines(tx, before.id, goneIds) : null;
  const saving = after.lines.map((line) => saveLine(tx, before, line, ctx.idempotencyKey, at));
  const storeId = cartStoreId(after);
  const moved = storeId === cartStoreId(before.cart) ? null : setCartStore(tx, before.id, storeId);
  const [lines] = await Promise.all([Promise.all(saving), removed, moved]);

  const records = new Map(before.records);
  for (const [index, line] of lines.entries()) {
    if (line === after.lines[index]) continue;
    const known = records.get(line.id);
    const agreedMinor = pieceMinor(line);
    records.set(line.id, {
      createdAt: known?.createdAt ?? at,
      updatedAt: at,
      agreedMinor,
      changes: known?.changes ?? [],
    });
  }
  return { ...before, cart: { ...after, lines }, records };
}

/** The same line when nothing was written, else a copy, with its id when it is new. */
async function saveLine(
  tx: Tx,
  before: LockedCart,
  line: CartLine,
  change: string | null,
  at: Date,
): Promise<CartLine> {
  const present = before.cart.lines.find((other) => other.id === line.id);
  if (present === line) return line;
  const known = before.records.get(line.id)?.changes ?? [];
  const changes = change === null ? known : [change, ...known].slice(0, KEPT_CHANGES);
  const values = valuesOf(before.id, line, changes);
  if (!present) return { ...line, id: String(await insertLine(tx, values, at)) };
  await updateLineRow(tx, Number(line.id), values, at);
  return { ...line };
}

function valuesOf(cartId: number, line: CartLine, changes: string[]): LineValues {
  const { item, selection, addOns, quantity } = line;
  const [key, choice, agreedMinor] = [lineKey(line), choiceOf(selection), pieceMinor(line)];
  return { cartId, itemId: item.id, key, choice, addOns, quantity, agreedMinor, changes };
}
