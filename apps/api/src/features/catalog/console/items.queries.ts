import type { ParsedInput } from '@errand/contract';
import type { listCatalogItems } from '@errand/contract/console/items';
import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { countUpTo, isAfterSql, type RowPosition, type Scope } from '../../../console/index.ts';
import { lacksTranslation, type Queryable } from '../../../platform/db/index.ts';
import { foldedWords, searchQuery } from '../../../platform/search/index.ts';
import { isStoreInSql } from '../../stores/stores.views.ts';
import { categories, items } from '../catalog.tables.ts';
import { ITEM_VERSION } from '../writes/item-version.ts';

export type ItemFilter = Omit<
  ParsedInput<typeof listCatalogItems>['query'],
  'limit' | 'cursor' | 'sort' | 'direction'
>;

/**
 * The conditions of a list. Campaign items are excluded, because they belong to their campaigns. Module, category and
 * state are filtered by ranges instead of equalities, so that `orderOf` can select the index.
 */
function matching(scope: Scope, filter: ItemFilter): SQL | undefined {
  return and(
    isNull(items.campaignStarts),
    inScopeSql(scope),
    filter.search ? found(filter.search) : undefined,
    filter.module_id ? between(items.moduleId, filter.module_id, filter.module_id) : undefined,
    filter.store_id ? eq(items.storeId, filter.store_id) : undefined,
    filter.category_id ? between(items.categoryId, filter.category_id, filter.category_id) : undefined,
    filter.stock ? between(items.stockState, filter.stock, filter.stock) : undefined,
    ...shown(filter.visibility),
    filter.discounted ? gt(items.discount, 0) : undefined,
    filter.veg ? sql`${items.veg}` : undefined,
    filter.without_arabic ? WITHOUT_TRANSLATION : undefined,
  );
}

/** Archived items are listed only on request; `not active` is the condition of an index. */
function shown(visibility: ItemFilter['visibility']): SQL[] {
  if (visibility === 'visible') return [sql`${items.active}`];
  if (visibility === 'hidden') return [not(items.active), isNull(items.archivedAt)];
  return visibility === 'archived'
    ? [not(items.active), isNotNull(items.archivedAt)]
    : [isNull(items.archivedAt)];
}

/** The condition of the partial index `items_without_arabic`. */
const WITHOUT_TRANSLATION = lacksTranslation(items.name);

export function inScopeSql(scope: Scope): SQL | undefined {
  return scope.all ? undefined : isStoreInSql(items.storeId, scope);
}

/** A number finds the item with this id or external id; words find the same items as the storefront's search. */
function found(search: string): SQL | undefined {
  const words = searchQuery(foldedWords(search));
  const number = /^\d{1,9}$/.test(search) ? eq(items.id, Number(search)) : undefined;
  if (number) return or(number, eq(items.externalId, search));
  return words === null ? sql`false` : sql`${items.search} @@ ${words}::tsquery`;
}

const ROW = {
  id: items.id,
  name: items.name,
  storeId: items.storeId,
  categoryId: items.categoryId,
  category: categories.name,
  moduleId: items.moduleId,
  picture: sql<string | null>`${items.pictures}->>0`,
  priceMinor: items.priceMinor,
  discount: items.discount,
  discountType: items.discountType,
  stock: items.stock,
  active: items.active,
  archivedAt: items.archivedAt,
  veg: items.veg,
  updatedAt: items.updatedAt,
  version: ITEM_VERSION,
};
export type ConsoleItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

type Page = {
  sort: 'id' | 'price_minor';
  ascending: boolean;
  limit: number;
  after: RowPosition | null;
};

/** Number of ids that a search by words scans in order before it collects all matches. */
const NEAR = 5_000;

/**
 * A page of the items of a scope, by keyset: the last page is as fast as the first. Items with the same words have close
 * ids, because stores are imported one after the other. So a search first scans a part of the items in order. If that
 * does not fill the page, it collects all matches and sorts their ids.
 */
export async function listItemRows(q: Queryable, scope: Scope, filter: ItemFilter, page: Page) {
  const { sort, after, ascending, limit } = page;
  const order = ascending ? asc : desc;
  const by = sort === 'price_minor' ? items.priceMinor : null;
  const rest = after && isAfterSql(after, { by, idColumn: items.id, ascending });
  const wanted = and(matching(scope, filter), rest ?? undefined);
  if (!filter.search || by) return readPage(q, wanted, orderOf(filter, sort, ascending), limit);
  const byId = [order(items.id)];
  const near = await readPage(q, and(wanted, isNear(after, ascending)), byId, limit);
  if (near.length === limit) return near;
  const ids = q
    .select({ id: items.id })
    .from(items)
    .where(wanted)
    .orderBy(order(sql`${items.id} + 0`))
    .limit(limit);
  return readPage(q, inArray(items.id, ids), byId, limit);
}

function isNear(after: RowPosition | null, ascending: boolean): SQL {
  const end = sql.raw(ascending ? 'min' : 'max');
  const start = after ? sql`${after.id}::int` : sql`(select ${end}(id) from items)`;
  return ascending ? sql`${items.id} < ${start} + ${NEAR}::int` : sql`${items.id} > ${start} - ${NEAR}::int`;
}

function readPage(q: Queryable, where: SQL | undefined, order: SQL[], limit: number) {
  return q
    .select(ROW)
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

/**
 * The order of a page. PostgreSQL assumes that the items of one module, category or state are spread evenly, and would
 * scan all items in order for them. The leading column makes it use the index that begins with that column.
 */
function orderOf(filter: ItemFilter, sort: Page['sort'], ascending: boolean): SQL[] {
  const order = ascending ? asc : desc;
  const rest = [...(sort === 'price_minor' ? [order(items.priceMinor)] : []), order(items.id)];
  if (filter.category_id) return [order(items.categoryId), ...rest];
  if (filter.module_id) return [order(items.moduleId), ...rest];
  return filter.stock ? [order(items.stockState), ...rest] : rest;
}

/** Counts matching items, up to `most`. */
export function countItems(q: Queryable, scope: Scope, filter: ItemFilter, most: number): Promise<number> {
  return countUpTo(q, items, matching(scope, filter), most);
}

/** Lists those of the items that are in the scope, with their stores. */
export function listItemStores(q: Queryable, scope: Scope, ids: number[]) {
  return q
    .select({ id: items.id, storeId: items.storeId })
    .from(items)
    .where(and(inArray(items.id, ids), isNull(items.campaignStarts), inScopeSql(scope)));
}

/** Categories of all modules, or of one, in the operator's order. */
export function listCategories(q: Queryable, moduleId: number | null = null) {
  return q
    .select({
      id: categories.id,
      name: categories.name,
      moduleId: categories.moduleId,
      parentId: categories.parentId,
    })
    .from(categories)
    .where(moduleId === null ? undefined : eq(categories.moduleId, moduleId))
    .orderBy(asc(categories.moduleId), asc(categories.position), asc(categories.id));
}
