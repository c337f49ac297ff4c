import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { carts } from './cart.tables.ts';

/** Returns those of the owners that have a cart. */
export async function listCartOwners(q: Queryable, owners: string[]): Promise<string[]> {
  const rows = await q.selectDistinct({ owner: carts.owner }).from(carts).where(inArray(carts.owner, owners));
  return rows.map(({ owner }) => owner);
}
