import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { orders } from './orders.tables.ts';

/** Transfers the orders of a guest to the customer who signs in. */
export async function claimGuestOrders(
  _ctx: unknown,
  tx: Tx,
  guestId: string,
  customerId: number,
): Promise<string[]> {
  await tx
    .update(orders)
    .set({ owner: `customer:${customerId}` })
    .where(eq(orders.owner, `guest:${guestId}`));
  return [];
}
