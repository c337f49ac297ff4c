import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

/** Counts an order for its store; lists are sorted by it. */
export async function countStoreOrder(tx: Tx, storeId: number): Promise<void> {
  await tx.execute(sql`update stores set order_count = order_count + 1 where id = ${storeId}`);
}
