import type { LiveEvent } from '@errand/contract/live';
import { type Cart, type CartLine, cartStoreId, lineKey } from '@errand/domain/cart';
import { priceLine, priceTag } from '@errand/domain/catalog';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { prices, type SaleItem } from '../catalog/index.ts';
import {
  deleteLines,
  insertLine,
  type LineRow,
  type LineValues,
  listCartRows,
  lockCartRow,
  setCartStore,
  updateLineRow,
} from './cart.queries.ts';
import { choiceOf, selectionOfChoice } from './line-choice.ts';

type StoredCartContext = RequestContext<'now' | 'settings'>;

const MAX_CHANGES = 5;

export type LineRecord = {
  createdAt: Date;
  updatedAt: Date;
  /** Price of one piece when the visitor last agreed to the line. */
  agreedMinor: number | null;
  /** The idempotency keys of its last changes. */
  changes: string[];
};

/** A visitor's cart of a module with everything that its rules, prices and responses need. */
export type StoredCart = {
  owner: string;
  cart: Cart;
  items: Map<number, SaleItem>;
  /** Stored fields of each line that the rules do not use, by line id. */
  records: Map<string, LineRecord>;
  /** Ordered without the visitor's cart, which stays unchanged. */
  direct?: true;
  /** The store of a prescription-only order, which has no lines. */
  prescriptionOf?: number;
};
/** A cart that is locked until the transaction ends. */
export type LockedCart = StoredCart & { id: number };

/** Reads the cart without a lock. */
export async function readCart(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  owner: string,
  moduleId: number,
): Promise<StoredCart> {
  const { lines, items } = await listCartRows(ctx.pool, owner, moduleId);
  return { owner, ...(await cartOf(ctx, ctx.db, moduleId, lines, await prices.ofLines(ctx, items))) };
}

/**
 * Locks the cart and loads its items and those of `alsoItemIds`. Throws `module_required` for a module that
 * is not offered.
 */
export async function lockCart(
  ctx: StoredCartContext,
  tx: Tx,
  owner: string,
  moduleId: number,
  alsoItemIds: number[] = [],
): Promise<LockedCart> {
  const [locked, known] = await Promise.all([
    lockCartRow(tx, owner, moduleId, new Date(ctx.now())),
    prices.ofItems(ctx, tx, alsoItemIds),
  ]);
  if (!locked) throw new AppError('module_required');
  return { id: locked.id, owner, ...(await cartOf(ctx, tx, moduleId, locked.lines, known)) };
}

/** Builds a cart of stored lines, reading the items that are not in `known`. */
export async function cartOf(
  ctx: StoredCartContext,
  q: Queryable,
  moduleId: number,
  rows: LineRow[],
  known: Map<number, SaleItem> = new Map(),
) {
  const missing = rows.map((row) => row.item_id).filter((id) => !known.has(id));
  const items =
    missing.length === 0 ? known : new Map([...known, ...(await prices.ofItems(ctx, q, missing))]);
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

/** Current price of one piece of a line with its add-ons, as its price tag promises it. */
export function pieceMinor({ item, selection, addOns }: CartLine): number {
  return priceTag(item, selection).nowMinor + priceLine(item, selection, addOns, 1).addOnsMinor;
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

/** Saves a changed cart and notifies the owner's devices when the transaction commits. */
export async function saveCart(
  ctx: RequestContext<'events' | 'now'>,
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

/** The event of a changed cart; `by` is the client that changed it and ignores the event. */
export function cartChanged({ clientId }: RequestContext, moduleId: number): LiveEvent {
  return { kind: 'cart', module_id: moduleId, by: clientId };
}

/**
 * Saves a changed cart and returns it with its new line ids. The statements are sent together and run in
 * this order, because none needs the result of another.
 */
export async function writeCart(
  ctx: RequestContext<'now'>,
  tx: Tx,
  before: LockedCart,
  after: Cart,
): Promise<LockedCart> {
  const at = new Date(ctx.now());
  const deleted = before.cart.lines.filter((line) => !after.lines.some((other) => other.id === line.id));
  const deletedIds = deleted.map((line) => Number(line.id));
  const removed = deletedIds.length > 0 ? deleteLines(tx, before.id, deletedIds) : null;
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

/** Saves one line. Returns it unchanged if it was not written, else a copy, with the id of a new line. */
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
  const changes = change === null ? known : [change, ...known].slice(0, MAX_CHANGES);
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
