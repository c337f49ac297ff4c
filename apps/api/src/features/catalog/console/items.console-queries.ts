import type { ParsedInput } from '@errand/contract';
import { LOW_STOCK, type listCatalogItems } from '@errand/contract/console/items';
import {
  and,
  asc,
  between,
  count,
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
import type { Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { foldedWords, searchQuery } from '../../../platform/search/index.ts';
import { isStoreInSql } from '../../stores/stores.views.ts';
import { categories, items } from '../catalog.tables.ts';

export type ItemFilter = Omit<
  ParsedInput<typeof listCatalogItems>['query'],
  'limit' | 'cursor' | 'sort' | 'direction'
>;

/**
 * The version of an item for the console: when it was edited last, in microseconds. Orders and ratings change the row
 * without it, so that a sale is no conflict.
 */
export const ITEM_VERSION = sql<string>`(extract(epoch from ${items.updatedAt}) * 1000000)::bigint::text`;

/** Later than every version before, also within one transaction. */
export const NEXT_EDIT = sql`greatest(clock_timestamp(), ${items.updatedAt} + interval '1 microsecond')`;

function matching(scope: Scope, filter: ItemFilter): SQL | undefined {
  return and(matchingIndexed(scope, filter), ...unindexed(filter));
}

/**
 * Conditions that indexes serve, or that most items meet. Campaign items belong to their campaigns. Ranges
 * of one module or category, not equalities, so that `orderOf` can name the index.
 */
function matchingIndexed(scope: Scope, filter: ItemFilter): SQL | undefined {
  return and(
    isNull(items.campaignStarts),
    inScopeSql(scope),
    filter.search ? found(filter.search) : undefined,
    filter.module_id ? between(items.moduleId, filter.module_id, filter.module_id) : undefined,
    filter.store_id ? eq(items.storeId, filter.store_id) : undefined,
    filter.category_id ? between(items.categoryId, filter.category_id, filter.category_id) : undefined,
    ...shown(filter.visibility),
    filter.discounted ? gt(items.discount, 0) : undefined,
    filter.without_arabic ? WITHOUT_ARABIC : undefined,
  );
}

/** Stock has no index, because orders change it often. */
function unindexed({ stock, veg }: ItemFilter): SQL[] {
  return [...(stock ? [STOCK[stock]] : []), ...(veg ? [sql`${items.veg}`] : [])];
}

/** Archived items are listed only where they are asked for; `not active` is the condition of an index. */
function shown(visibility: ItemFilter['visibility']): SQL[] {
  if (visibility === 'visible') return [sql`${items.active}`];
  if (visibility === 'hidden') return [not(items.active), isNull(items.archivedAt)];
  return visibility === 'archived'
    ? [not(items.active), isNotNull(items.archivedAt)]
    : [isNull(items.archivedAt)];
}

/** The condition of a partial index; written as there. */
const WITHOUT_ARABIC = sql`coalesce(${items.name}->>'ar', '') = ''`;

const STOCK = {
  out: sql`${items.stock} = 0`,
  low: sql`${items.stock} between 1 and ${sql.raw(String(LOW_STOCK))}`,
  enough: sql`${items.stock} > ${sql.raw(String(LOW_STOCK))}`,
  uncounted: sql`${items.stock} is null`,
};

export function inScopeSql(scope: Scope): SQL | undefined {
  return scope.all ? undefined : isStoreInSql(items.storeId, scope);
}

/** A number finds the item with this id or this id in imports, words what the storefront's search finds. */
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

/** Where the page before ended: the sorted value and the id of its last row. */
export type Position = { value: number; id: number };

/** A page of the items of a scope, by keyset: the last page is as fast as the first. */
export function listItemRows(
  q: Queryable,
  scope: Scope,
  filter: ItemFilter,
  page: { sort: 'id' | 'price_minor'; ascending: boolean; limit: number; after: Position | null },
) {
  const { after } = page;
  const compare = sql.raw(page.ascending ? '>' : '<');
  const byPrice = page.sort === 'price_minor';
  const rest =
    after &&
    (byPrice
      ? sql`(${items.priceMinor}, ${items.id}) ${compare} (${after.value}::bigint, ${after.id}::int)`
      : sql`${items.id} ${compare} ${after.id}::int`);
  return q
    .select(ROW)
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(and(matching(scope, filter), rest ?? undefined))
    .orderBy(...orderOf(filter, byPrice, page.ascending))
    .limit(page.limit);
}

/**
 * The order of a page. Items of one module or category are close together, but PostgreSQL expects them everywhere and
 * would look for them among all items in order; the leading column leaves it only the index that begins with it. Low and
 * empty stocks may all have similar prices, so they are sorted instead of looked for by price.
 */
function orderOf(filter: ItemFilter, byPrice: boolean, ascending: boolean): SQL[] {
  const order = ascending ? asc : desc;
  const isRare = filter.stock === 'out' || filter.stock === 'low';
  if (byPrice && isRare) return [order(sql`${items.priceMinor} + 0`), order(items.id)];
  const rest = [...(byPrice ? [order(items.priceMinor)] : []), order(items.id)];
  if (filter.category_id) return [order(items.categoryId), ...rest];
  return filter.module_id ? [order(items.moduleId), ...rest] : rest;
}

/** Rows that a count of a filter without an index reads, so that it costs the same in any catalog. */
const COUNT_WINDOW = 20_000;

/** Counts matching items, up to `most`; `isBound` says that there may be more. */
export async function countItems(
  q: Queryable,
  scope: Scope,
  filter: ItemFilter,
  most: number,
): Promise<{ total: number; isBound: boolean }> {
  const rest = unindexed(filter);
  const read = rest.length > 0 ? COUNT_WINDOW : most;
  const some = q
    .select({ matches: sql<boolean>`${and(...rest) ?? sql`true`}`.as('matches') })
    .from(items)
    .where(matchingIndexed(scope, filter))
    .limit(read)
    .as('some');
  const [row] = await q
    .select({ rows: count(), total: sql<number>`count(*) filter (where ${some.matches})`.mapWith(Number) })
    .from(some);
  const { rows = 0, total = 0 } = row ?? {};
  return { total: Math.min(total, most), isBound: rows === read || total > most };
}

/** The stores of those of these items that are in the scope. */
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
