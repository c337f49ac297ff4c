import { mergeCarts } from '@errand/domain/cart';
import { type Tx, translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { type LineRow, listLineRows, lockCartPairs } from './cart.queries.ts';
import { cartOf, type LockedCart, saveCart } from './stored-cart.ts';

type MergeGuestCartContext = RequestContext<'events' | 'now' | 'settings'>;

/**
 * Merges every cart of a guest into the customer's at sign-in and empties the guest's. Returns the dropped
 * lines in the visitor's language: "2 × Margherita".
 */
export async function mergeGuestCart(
  ctx: MergeGuestCartContext,
  tx: Tx,
  guestId: string,
  customerId: number,
): Promise<string[]> {
  const guestOwner = `guest:${guestId}`;
  const owner = `customer:${customerId}`;
  const pairs = await lockCartPairs(tx, guestOwner, owner, new Date(ctx.now()));
  if (pairs.length === 0) return [];
  const rows = await listLineRows(
    tx,
    pairs.flatMap((pair) => [pair.guest_cart, pair.customer_cart]),
  );
  const dropped: string[] = [];
  for (const { module_id, guest_cart, customer_cart } of pairs) {
    const guest = await lockedCartOf(ctx, tx, guest_cart, guestOwner, module_id, rows);
    if (guest.cart.lines.length === 0) continue;
    const account = await lockedCartOf(ctx, tx, customer_cart, owner, module_id, rows);
    const merged = mergeCarts(account.cart, guest.cart);
    await saveCart(ctx, tx, account, { moduleId: module_id, lines: merged.lines });
    await saveCart(ctx, tx, guest, { moduleId: module_id, lines: [] });
    const items = new Map([...guest.items, ...account.items]);
    for (const { line, quantity } of merged.dropped) {
      dropped.push(`${quantity} × ${translated(items.get(line.item.id)?.row.name, ctx.language)}`);
    }
  }
  return dropped;
}

async function lockedCartOf(
  ctx: MergeGuestCartContext,
  tx: Tx,
  id: number,
  owner: string,
  moduleId: number,
  rows: LineRow[],
): Promise<LockedCart> {
  const own = rows.filter((row) => row.cart_id === id);
  return { id, owner, ...(await cartOf(ctx, tx, moduleId, own)) };
}
