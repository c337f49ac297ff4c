import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { rentalCarts } from './rental.tables.ts';

/** Filters owners: returns those that have a rental cart. */
export async function listRentalCartOwners(q: Queryable, owners: string[]): Promise<string[]> {
  const rows = await q
    .select({ owner: rentalCarts.owner })
    .from(rentalCarts)
    .where(inArray(rentalCarts.owner, owners));
  return rows.map(({ owner }) => owner);
}
