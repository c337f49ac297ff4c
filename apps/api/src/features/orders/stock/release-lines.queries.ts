import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { orderLines } from '../orders.tables.ts';

/** Releases lines that hold stock or pieces of a sale. Returns them, but none to a second call. Lock the order first. */
export async function releaseLines(tx: Tx, orderId: number) {
  const { itemId, choice, quantity, stockTaken, flashSaleId } = orderLines;
  const holding = and(
    eq(orderLines.orderId, orderId),
    or(eq(orderLines.stockTaken, true), isNotNull(orderLines.flashSaleId)),
  );
  const held = await tx
    .select({ itemId, choice, quantity, stockTaken, flashSaleId })
    .from(orderLines)
    .where(holding);
  if (held.length > 0)
    await tx.update(orderLines).set({ stockTaken: false, flashSaleId: null }).where(holding);
  return held;
}
