import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { categories, items } from '../catalog.tables.ts';

export const categoryRows = versionedRows(categories);
export type CategoryRecord = VersionedRow<typeof categoryRows>;

/** All categories by module and position; those of one module with its id. */
export function listCategoryRecords(q: Queryable, moduleId: number | null = null) {
  return categoryRows.list(q, {
    where: moduleId === null ? undefined : eq(categories.moduleId, moduleId),
    order: [asc(categories.moduleId), asc(categories.position), asc(categories.id)],
  });
}

/** The number of items in a category, campaign items and archived ones included. */
export async function countItemsIn(q: Queryable, categoryId: number): Promise<number> {
  const [row] = await q.select({ items: count() }).from(items).where(eq(items.categoryId, categoryId));
  return row?.items ?? 0;
}

/** The ids of the items in a category or its subcategories, without archived ones. */
export async function listItemIdsNaming(q: Queryable, categoryId: number): Promise<number[]> {
  const rows = await q
    .select({ id: items.id })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(eq(categories.id, categoryId), isNull(items.archivedAt)));
  const below = await q
    .select({ id: items.id })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(eq(categories.parentId, categoryId), isNull(items.archivedAt)));
  return [...rows, ...below].map(({ id }) => id);
}
