import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { categories, items } from '../catalog.tables.ts';

const CATEGORY = {
  id: categories.id,
  slug: categories.slug,
  moduleId: categories.moduleId,
  parentId: categories.parentId,
  name: categories.name,
  picture: categories.picture,
  position: categories.position,
  active: categories.active,
  version: rowVersion(categories.id),
};
export type CategoryRecord = Awaited<ReturnType<typeof listCategoryRecords>>[number];
export type CategoryInsert = typeof categories.$inferInsert;

/** All categories by module and position; those of one module with its id. */
export function listCategoryRecords(q: Queryable, moduleId: number | null = null) {
  return q
    .select(CATEGORY)
    .from(categories)
    .where(moduleId === null ? undefined : eq(categories.moduleId, moduleId))
    .orderBy(asc(categories.moduleId), asc(categories.position), asc(categories.id));
}

export async function findCategoryRecord(q: Queryable, id: number): Promise<CategoryRecord | null> {
  const [row] = await q.select(CATEGORY).from(categories).where(eq(categories.id, id));
  return row ?? null;
}

export async function lockCategory(tx: Tx, id: number): Promise<CategoryRecord | null> {
  const [row] = await tx.select(CATEGORY).from(categories).where(eq(categories.id, id)).for('update');
  return row ?? null;
}

export async function insertCategory(q: Queryable, row: CategoryInsert): Promise<number> {
  const [made] = await q.insert(categories).values(row).returning({ id: categories.id });
  if (!made) throw new Error('the category was not inserted');
  return made.id;
}

export async function updateCategoryRow(
  q: Queryable,
  id: number,
  change: Partial<CategoryInsert>,
): Promise<void> {
  await q.update(categories).set(change).where(eq(categories.id, id));
}

export async function deleteCategoryRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id));
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
