import { checkLine } from '../catalog/index.ts';
import { type Cart, cartStoreId, quantityInOtherLines } from './cart.ts';
import type { CartLine } from './line.ts';
import { lineKey } from './line-key.ts';

/** A quantity of a line that the merge dropped, and the code of the reason. */
export type DroppedQuantity = { line: CartLine; quantity: number; reason: string };

export type MergedCart = {
  lines: CartLine[];
  dropped: DroppedQuantity[];
  /** True when the guest cart replaced account lines of another store. */
  otherStoreWon: boolean;
};

/**
 * Merges the guest cart into the account cart at sign-in. Equal lines add up to the limits; if the stores differ, the
 * newer guest cart wins. Lists everything that was dropped, so that the visitor can be informed.
 */
export function mergeCarts(account: Cart, guest: Cart): MergedCart {
  const accountStore = cartStoreId(account);
  const guestStore = cartStoreId(guest);
  if (guestStore === null) return { lines: account.lines, dropped: [], otherStoreWon: false };
  const otherStoreWon = accountStore !== null && accountStore !== guestStore;
  const dropped: DroppedQuantity[] = otherStoreWon
    ? account.lines.map((line) => ({ line, quantity: line.quantity, reason: 'other_store' }))
    : [];
  let lines = otherStoreWon ? [] : account.lines;
  for (const line of guest.lines) {
    const key = lineKey(line);
    const twin = lines.find((other) => lineKey(other) === key);
    const held = twin?.quantity ?? 0;
    const wanted = held + line.quantity;
    const { quantity, reason } = largestAllowed(lines, { ...line, quantity: wanted }, twin?.id, held);
    if (quantity < wanted) dropped.push({ line, quantity: wanted - quantity, reason });
    if (twin) lines = lines.map((other) => (other === twin ? { ...twin, quantity } : other));
    else if (quantity > 0) lines = [...lines, { ...line, quantity }];
  }
  return { lines, dropped, otherStoreWon };
}

/** The largest allowed quantity up to `line.quantity`, never below the quantity the account already had. */
function largestAllowed(
  lines: CartLine[],
  line: CartLine,
  twinId: string | undefined,
  held: number,
): { quantity: number; reason: string } {
  const elsewhere = quantityInOtherLines(lines, line.item.id, twinId === undefined ? [] : [twinId]);
  let quantity = line.quantity;
  let reason = '';
  while (quantity > held) {
    const checked = checkLine(line.item, line.selection, line.addOns, quantity, elsewhere);
    if (checked.ok) return { quantity, reason };
    reason ||= checked.code;
    quantity = 'maximum' in checked ? Math.min(quantity - 1, checked.maximum) : held;
  }
  return { quantity: held, reason };
}
