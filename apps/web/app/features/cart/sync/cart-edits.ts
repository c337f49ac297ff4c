import { ApiError } from '@errand/contract';
import {
  addToCart,
  clearCart,
  removeFromCart,
  updateCart,
  type CartLine as WireLine,
} from '@errand/contract/cart';
import {
  type Choice,
  choiceOf,
  fromWireLine,
  type PricedCartLine,
  toLineBody,
} from '@errand/contract/cart-line';
import { pricedItem } from '@errand/contract/priced-item';
import {
  addLine,
  type CartRejection,
  lineKey,
  priceInCart,
  priceWholeCart,
  replaceCart,
  updateLine,
} from '@errand/domain/cart';
import { api, guestField } from '#platform/api/browser-client.ts';

/** A change of the cart as data, so that an unsent one survives its page. `key` is the `lineKey` of the line. */
export type CartEdit =
  /** `sendKey` is the Idempotency-Key: a repeated addition adds once. */
  | { kind: 'add'; choice: Choice; replace: boolean; sendKey: string }
  | { kind: 'update'; key: string; choice: Choice }
  | { kind: 'quantity'; key: string; quantity: number }
  /** Accepts the current price of an unchanged line. */
  | { kind: 'accept-price'; key: string; choice: Choice }
  | { kind: 'remove'; key: string }
  | { kind: 'clear'; moduleId: number };

type Lines = PricedCartLine[];
export type Applied = { ok: true; lines: Lines } | CartRejection;

let lastTemporaryId = 0;

/** A line without an id of the server; its temporary id is negative. */
export function newLine(choice: Choice, digits: number): PricedCartLine {
  lastTemporaryId -= 1;
  const { item: details, selection, addOns, quantity } = choice;
  const item = pricedItem(details, digits);
  const now = new Date().toISOString();
  const line = { id: String(lastTemporaryId), storeId: details.store_id, item, selection, addOns, quantity };
  return {
    ...line,
    moduleId: details.module_id,
    price: priceInCart([], line),
    problem: null,
    priceChange: null,
    createdAt: now,
    updatedAt: now,
    details,
  };
}

/**
 * Applies an edit by the domain's rules. Only `add` and `update` can be rejected; a quantity is applied unchecked, so
 * that a line above its limit can shrink. The returned function is pure: it runs again when the server's lines change.
 */
export function applying(edit: CartEdit, digits: number): (lines: Lines) => Applied {
  if (edit.kind === 'clear') return () => ({ ok: true, lines: [] });
  if (edit.kind === 'add') {
    // Built once: applied again, the line keeps its place and id.
    const line = newLine(edit.choice, digits);
    const rule = edit.replace ? replaceCart : addLine;
    return (lines) => repriced(rule({ moduleId: line.moduleId, lines }, line), lines);
  }
  const isTarget = (line: PricedCartLine) => lineKey(line) === edit.key;
  const mapped = (change: (line: PricedCartLine) => PricedCartLine) => (lines: Lines) =>
    ({
      ok: true,
      lines: priceWholeCart(lines.map((line) => (isTarget(line) ? change(line) : line))),
    }) as const;
  switch (edit.kind) {
    case 'remove':
      return (lines) => ({ ok: true, lines: priceWholeCart(lines.filter((line) => !isTarget(line))) });
    case 'accept-price':
      return mapped((line) => ({ ...line, priceChange: null }));
    case 'quantity':
      return mapped((line) => changed({ ...line, quantity: edit.quantity }, line));
    case 'update': {
      const { selection, addOns, quantity } = edit.choice;
      return (lines) => {
        const id = lines.find(isTarget)?.id ?? '';
        const cart = { moduleId: edit.choice.item.module_id, lines };
        return repriced(updateLine(cart, id, { selection, addOns, quantity }), lines);
      };
    }
  }
}

/** Marks the lines that a rule changed, and prices the cart. */
function repriced(result: { ok: true; cart: { lines: Lines } } | CartRejection, before: Lines): Applied {
  if (!result.ok) return result;
  const lines = result.cart.lines.map((line) =>
    before.includes(line)
      ? line
      : changed(
          line,
          before.find(({ id }) => id === line.id),
        ),
  );
  return { ok: true, lines: priceWholeCart(lines) };
}

function changed(line: PricedCartLine, before: PricedCartLine | undefined): PricedCartLine {
  return {
    ...line,
    problem: null,
    priceChange: null,
    createdAt: before?.createdAt ?? line.createdAt,
    updatedAt: new Date().toISOString(),
  };
}

/** Sends an edit and returns the server's lines. An edit of a line that is gone, or changes nothing, sends nothing. */
export async function sendEdit(edit: CartEdit, confirmed: Lines, digits: number): Promise<Lines> {
  const parsed = (lines: WireLine[]) => lines.map((line) => fromWireLine(line, digits));
  if (edit.kind === 'clear') {
    await api.call(clearCart, { query: guestField() }, inModule(edit.moduleId));
    return [];
  }
  if (edit.kind === 'add') {
    const { choice, replace, sendKey } = edit;
    const body = { ...guestField(), ...toLineBody(choice, digits), ...(replace && { replace }) };
    return parsed(await api.call(addToCart, { query: {}, body }, inModule(choice.item.module_id, sendKey)));
  }
  const line = confirmed.find((candidate) => lineKey(candidate) === edit.key);
  if (!line || (edit.kind === 'quantity' && line.quantity === edit.quantity)) return confirmed;
  const id = { ...guestField(), cart_id: Number(line.id) };
  if (edit.kind === 'remove') {
    try {
      return parsed(await api.call(removeFromCart, { query: id }, inModule(line.moduleId)));
    } catch (error) {
      // Already removed elsewhere.
      if (error instanceof ApiError && error.status === 404)
        return confirmed.filter((other) => other !== line);
      throw error;
    }
  }
  const choice = edit.kind === 'quantity' ? choiceOf(line, edit.quantity) : edit.choice;
  const body = { ...id, ...toLineBody(choice, digits) };
  return parsed(await api.call(updateCart, { query: {}, body }, inModule(line.moduleId)));
}

/** A cart belongs to the module of its items, even if another module is selected. */
function inModule(moduleId: number, key?: string) {
  return { headers: { moduleId: String(moduleId), 'Idempotency-Key': key } };
}
