import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { orders } from '../orders.tables.ts';

/** Filters owners: returns those that have an order. */
export async function listOrderOwners(q: Queryable, owners: string[]): Promise<string[]> {
  const rows = await q
    .selectDistinct({ owner: orders.owner })
    .from(orders)
    .where(inArray(orders.owner, owners));
  return rows.map(({ owner }) => owner);
}
