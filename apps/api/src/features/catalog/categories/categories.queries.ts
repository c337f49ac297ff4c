import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import { columnsExcept, prepared, type Queryable, type RowOf } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { joinStore, servesZonesSql } from '../../stores/stores.views.ts';
import { categories, items } from '../catalog.tables.ts';

const CATEGORY = columnsExcept(categories, 'c', ['active', 'createdAt', 'updatedAt', 'taxClassId']);
export type CategoryRow = RowOf<typeof CATEGORY> & { products_count: number; childes_count: number };

/** Counts items by category, in the visitor's zones if any are given. */
function counted(zoneIds: number[]): SQL {
  return sql`visitor as (select ${sql.param(zoneIds)}::int[] as zones), counted as (
    select i.category_id, count(*) as items, sum(i.order_count) as orders
    from visitor, items i ${sql.raw(joinStore('i.store_id'))} and s.active ${sql.raw(joinModule('i.module_id'))}
    where i.active and i.campaign_starts is null
      and (cardinality(visitor.zones) = 0 or ${sql.raw(servesZonesSql('visitor.zones'))})
    group by i.category_id)`;
}

/** The item count of a category includes its children. */
const COLUMNS = sql`${sql.raw(CATEGORY.sql)},
  (select coalesce(sum(items), 0) from counted join categories own on own.id = counted.category_id
    where own.id = c.id or own.parent_id = c.id) as products_count,
  (select count(*) from categories child where child.parent_id = c.id and child.active) as childes_count`;

export type CategoryScope = { zoneIds: number[]; moduleId: number | null };

const inModule = (moduleId: number | null) =>
  sql`(${moduleId}::int is null or c.module_id = ${moduleId}::int)`;

/**
 * Lists the main categories of active modules; with a search, the categories of every level whose name
 * contains its words.
 */
export async function listCategoryRows(q: Queryable, scope: CategoryScope, search: string) {
  const wanted = search ? translationContains(sql`c.name`, search) : sql`c.parent_id is null`;
  const found = await q.execute<CategoryRow>(sql`
    with ${counted(scope.zoneIds)} select ${COLUMNS} from categories c ${sql.raw(joinModule('c.module_id'))} and m.active
    where c.active and ${inModule(scope.moduleId)} and ${wanted} order by m.position, c.module_id, c.position, c.id`);
  return found.rows;
}

/** Lists the main categories by how often their items were ordered. */
export async function listPopularCategoryRows(q: Queryable, scope: CategoryScope, limit: number) {
  const found = await q.execute<CategoryRow>(sql`
    with ${counted(scope.zoneIds)} select ${COLUMNS} from categories c ${sql.raw(joinModule('c.module_id'))} and m.active
    where c.active and ${inModule(scope.moduleId)} and c.parent_id is null
      and exists (select 1 from counted join categories own on own.id = counted.category_id
        where own.id = c.id or own.parent_id = c.id)
    order by (select coalesce(sum(orders), 0) from counted join categories own on own.id = counted.category_id
      where own.id = c.id or own.parent_id = c.id) desc, c.id limit ${limit}`);
  return found.rows;
}

/** Finds a category by id if the text is a number, else by slug within the module. */
export async function findCategory(
  q: Queryable,
  idOrSlug: string,
  moduleId: number | null,
  zoneIds: number[] = [],
): Promise<CategoryRow | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug);
  const wanted = isId ? sql`c.id = ${Number(idOrSlug)}` : sql`c.slug = ${idOrSlug} and ${inModule(moduleId)}`;
  const found = await q.execute<CategoryRow>(sql`
    with ${counted(zoneIds)} select ${COLUMNS} from categories c where c.active and ${wanted} order by c.id limit 1`);
  return found.rows[0] ?? null;
}

/** Lists the children of categories in the operator's order. */
export async function listChildRows(
  q: Queryable,
  parentIds: number[],
  zoneIds: number[],
): Promise<CategoryRow[]> {
  const found = await q.execute<CategoryRow>(sql`
    with ${counted(zoneIds)} select ${COLUMNS} from categories c where c.active and c.parent_id = any(${sql.param(parentIds)}::int[]) order by c.position, c.id`);
  return found.rows;
}

/**
 * Expands category ids by their children. Unknown ids are kept, so that an unknown category matches no
 * items instead of all.
 */
export async function listCategoryTree(pool: pg.Pool, ids: number[]): Promise<number[]> {
  const rows = await prepared<{ id: number }>(
    pool,
    'category-tree',
    'select id from categories where parent_id = any($1::int[])',
    [ids],
  );
  return [...new Set([...ids, ...rows.map((row) => row.id)])];
}

/** Returns those of the ids that are categories, without duplicates, in ascending order. */
export async function listExistingCategoryIds(q: Queryable, ids: number[]): Promise<number[]> {
  const rows = await q
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, ids))
    .orderBy(asc(categories.id));
  return rows.map(({ id }) => id);
}

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
