import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';

/** Sets the number of items that the cards of stores show. */
export async function setItemCounts(tx: Tx, counts: { storeId: number; count: number }[]): Promise<void> {
  await tx.execute(sql`
    update stores s set item_count = c.count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c("storeId" int, count int)
    where s.id = c."storeId" and s.item_count <> c.count`);
}
