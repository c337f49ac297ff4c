import { type AddOnChoice, checkLine, type LineRejection, type Selection } from '../catalog/index.ts';
import type { CartLine } from './line.ts';
import { lineKey } from './line-key.ts';

/**
 * The cart of one visitor in one module. All lines are of one store. Further fields of a caller's line type are
 * preserved.
 */
export type Cart<Line extends CartLine = CartLine> = { moduleId: number; lines: Line[] };

/** The fields of a line that an edit may change. Omitted fields stay. */
export type LineChange = { selection?: Selection; addOns?: AddOnChoice[]; quantity?: number };

export type CartRejection =
  | LineRejection
  /** The cart holds lines of another store; `replaceWith` clears it once the visitor confirms. */
  | { ok: false; code: 'other_store'; storeId: number }
  | { ok: false; code: 'no_changes' }
  | { ok: false; code: 'line_gone' };
export type CartChange<Line extends CartLine = CartLine> = { ok: true; cart: Cart<Line>; line: Line };

/** The store of the cart, null when it is empty. */
export function cartStoreId(cart: Cart): number | null {
  return cart.lines[0]?.storeId ?? null;
}

/**
 * Adds a line. A line with the same key is merged: quantities add up and the id in the cart stays.
 * Rejected when the cart holds lines of another store, or when stock or limits do not allow the quantity.
 */
export function addLine<Line extends CartLine>(
  cart: Cart<Line>,
  line: Line,
): CartChange<Line> | CartRejection {
  const storeId = cartStoreId(cart);
  if (storeId !== null && storeId !== line.storeId) return { ok: false, code: 'other_store', storeId };
  const key = lineKey(line);
  const present = cart.lines.find((other) => lineKey(other) === key);
  const merged = present ? { ...line, id: present.id, quantity: present.quantity + line.quantity } : line;
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
    return { ok: false, code: 'quantity_invalid' };
  const checked = check(cart, merged, [merged.id]);
  if (!checked.ok) return checked;
  const lines = present
    ? cart.lines.map((other) => (other === present ? merged : other))
    : [...cart.lines, merged];
  return { ok: true, cart: { ...cart, lines }, line: merged };
}

/** Replaces the cart by a line of another store, after the visitor has confirmed [CART-40]. */
export function replaceCart<Line extends CartLine>(
  cart: Cart<Line>,
  line: Line,
): CartChange<Line> | CartRejection {
  return addLine({ ...cart, lines: [] }, line);
}

/**
 * Edits a line. An edit that makes it equal to another line merges the two under the id of the edited line.
 * Rejected with `no_changes` when nothing differs.
 */
export function updateLine<Line extends CartLine>(
  cart: Cart<Line>,
  lineId: string,
  change: LineChange,
): CartChange<Line> | CartRejection {
  const current = cart.lines.find((line) => line.id === lineId);
  if (!current) return { ok: false, code: 'line_gone' };
  const edited = { ...current, ...change };
  const key = lineKey(edited);
  if (isSame(current, edited)) return { ok: false, code: 'no_changes' };
  const twin = cart.lines.find((line) => line.id !== lineId && lineKey(line) === key);
  const joined = { ...edited, quantity: edited.quantity + (twin?.quantity ?? 0) };
  const checked = check(cart, joined, twin ? [lineId, twin.id] : [lineId]);
  if (!checked.ok) return checked;
  const lines = cart.lines
    .filter((line) => line.id !== twin?.id)
    .map((line) => (line.id === lineId ? joined : line));
  return { ok: true, cart: { ...cart, lines }, line: joined };
}

/** Changes the quantity of a line by `delta`. Below 1 removes the line [CART-28]; above stock or limit is rejected. */
export function stepLine(
  cart: Cart,
  lineId: string,
  delta: number,
): { ok: true; cart: Cart; line: CartLine | null } | CartRejection {
  const line = cart.lines.find((candidate) => candidate.id === lineId);
  if (!line) return { ok: false, code: 'line_gone' };
  const quantity = line.quantity + delta;
  if (quantity < 1) return { ok: true, cart: removeLine(cart, lineId), line: null };
  if (delta > 0) return updateLine(cart, lineId, { quantity });
  // Stepping down is never rejected, so that a line above the current stock can shrink.
  const lower = { ...line, quantity };
  const lines = cart.lines.map((other) => (other === line ? lower : other));
  return { ok: true, cart: { ...cart, lines }, line: lower };
}

/** The cart without a line. Idempotent: an unknown id is not an error. */
export function removeLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

/** Quantity of an item over all lines except the given ids. The limit of an item applies to all its lines together. */
export function quantityInOtherLines(lines: CartLine[], itemId: number, except: string[]): number {
  return lines
    .filter((line) => line.item.id === itemId && !except.includes(line.id))
    .reduce((total, line) => total + line.quantity, 0);
}

function check(cart: Cart, line: CartLine, replaced: string[]): { ok: true } | LineRejection {
  const elsewhere = quantityInOtherLines(cart.lines, line.item.id, replaced);
  return checkLine(line.item, line.selection, line.addOns, line.quantity, elsewhere);
}

function isSame(a: CartLine, b: CartLine): boolean {
  if (a.quantity !== b.quantity || lineKey(a) !== lineKey(b)) return false;
  // The key of a non-food line ignores add-ons, but editing them is a change.
  return JSON.stringify(sorted(a.addOns)) === JSON.stringify(sorted(b.addOns));
}

function sorted(addOns: AddOnChoice[]): [number, number][] {
  return addOns.map(({ id, quantity }): [number, number] => [id, quantity]).toSorted((a, b) => a[0] - b[0]);
}
