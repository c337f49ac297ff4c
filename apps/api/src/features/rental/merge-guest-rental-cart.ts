import { addVehicle } from '@errand/domain/rental';
import { type Tx, translated } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { hasCart, lockCart } from './rental-cart.queries.ts';
import { linesOf, saveCart } from './rental-cart.service.ts';

/**
 * Merges a guest's rental cart into the customer's at sign-in: quantities of the same provider add up to
 * the available vehicles, otherwise the guest's newer cart wins. The guest's trip is kept. Returns the
 * dropped lines: "1 × Pebble hatch".
 */
export async function mergeGuestRentalCart(
  ctx: RequestContext<'now'>,
  tx: Tx,
  guestId: string,
  customerId: number,
): Promise<string[]> {
  const guestOwner = `guest:${guestId}`;
  if (!(await hasCart(tx, guestOwner))) return [];
  const at = new Date(ctx.now());
  // The customer's cart is always locked first, so that concurrent sign-ins do not deadlock.
  const account = await lockCart(tx, `customer:${customerId}`, at);
  const guest = await lockCart(tx, guestOwner, at);
  if (guest.rows.length === 0) return [];
  const [{ provider_id }] = guest.rows as [(typeof guest.rows)[0]];
  const dropped = account.rows.filter((row) => row.provider_id !== provider_id);
  let lines = dropped.length > 0 ? [] : linesOf(account.rows);
  for (const { vehicle, quantity } of linesOf(guest.rows)) {
    const there = lines.find((line) => line.vehicle.id === vehicle.id)?.quantity ?? 0;
    const fits = Math.min(quantity, vehicle.fleet - there);
    const added = fits > 0 && addVehicle(lines, vehicle, fits);
    if (added && added.ok) lines = added.lines;
  }
  await saveCart(tx, account.cart, { lines, trip: guest.cart });
  await saveCart(tx, guest.cart, { lines: [] });
  return dropped.map((row) => `${row.quantity} × ${translated(row.name, ctx.language)}`);
}
