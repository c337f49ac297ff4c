import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { categories } from './catalog.tables.ts';

/** Returns those of the ids that are categories, without duplicates, in ascending order. */
export async function listExistingCategoryIds(q: Queryable, ids: number[]): Promise<number[]> {
  const rows = await q
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, ids))
    .orderBy(asc(categories.id));
  return rows.map(({ id }) => id);
}
