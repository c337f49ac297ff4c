import type { Brand, Condition } from '@errand/contract/catalog-brands-and-conditions';
import type { Category, CategoryWithChildren } from '@errand/contract/catalog-categories';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { type RequestContext, requireFound } from '../../../platform/http/index.ts';
import { listStores, type StoreListQuery, type StorePage } from '../../stores/index.ts';
import {
  type BrandOrConditionRow,
  listBrandRows,
  listConditionRows,
} from './brands-and-conditions.queries.ts';
import {
  type CategoryRow,
  findCategory,
  listCategoryRows,
  listCategoryTree,
  listChildRows,
  listPopularCategoryRows,
} from './categories.queries.ts';

const POPULAR_SHOWN = 8;

/** Lists the categories of the module in the header, or of all modules. */
export async function listCategories(
  ctx: RequestContext<'db'>,
  search: string | undefined,
): Promise<CategoryWithChildren[]> {
  return withChildren(ctx, await listCategoryRows(ctx.db, ctx, search ?? ''));
}

/** A category by id or slug with its children; throws `not_found`. */
export async function getCategoryWithChildren(
  ctx: RequestContext<'db'>,
  idOrSlug: string,
): Promise<CategoryWithChildren> {
  const row = requireFound(await findCategory(ctx.db, idOrSlug, ctx.moduleId, ctx.zoneIds));
  const [category] = await withChildren(ctx, [row]);
  return category as CategoryWithChildren;
}

async function withChildren(ctx: RequestContext<'db'>, rows: CategoryRow[]): Promise<CategoryWithChildren[]> {
  const parents = rows.filter((row) => row.childes_count > 0).map((row) => row.id);
  const children = parents.length === 0 ? [] : await listChildRows(ctx.db, parents, ctx.zoneIds);
  const byParent = Map.groupBy(children, (child) => child.parent_id);
  return rows.map((row) => ({
    ...toCategoryResponse(row, ctx),
    childes: (byParent.get(row.id) ?? []).map((child) => toCategoryResponse(child, ctx)),
  }));
}

/** The children of a category by id or slug; throws `not_found`. */
export async function listChildrenOf(ctx: RequestContext<'db'>, idOrSlug: string): Promise<Category[]> {
  return (await getCategoryWithChildren(ctx, idOrSlug)).childes;
}

/** Lists the main categories by popularity. */
export async function listMostOrderedCategories(ctx: RequestContext<'db'>): Promise<CategoryWithChildren[]> {
  return withChildren(ctx, await listPopularCategoryRows(ctx.db, ctx, POPULAR_SHOWN));
}

/** Lists the stores that sell items of a category or its children. */
export async function listStoresOfCategory(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>,
  idOrSlug: string,
  query: StoreListQuery,
): Promise<StorePage> {
  const category = requireFound(await findCategory(ctx.db, idOrSlug, ctx.moduleId));
  const categoryIds = await listCategoryTree(ctx.pool, [category.id]);
  const inModule = { ...ctx, moduleId: category.module_id };
  return listStores(inModule, { order: 'nearest', categoryIds }, query);
}

/** `position` is the level, 0 for a main category; `priority` is the operator's order. */
function toCategoryResponse(row: CategoryRow, ctx: RequestContext): Category {
  return {
    id: row.id,
    name: translated(row.name, ctx.language),
    slug: row.slug,
    image: row.picture,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
    art: row.tint ? { tint: row.tint } : null,
    parent_id: row.parent_id ?? 0,
    position: row.parent_id === null ? 0 : 1,
    status: 1,
    priority: row.position,
    module_id: row.module_id,
    products_count: row.products_count,
    childes_count: row.childes_count,
  };
}

/** Lists the brands with items on sale in the visitor's zones. */
export async function listBrands(ctx: RequestContext<'pool'>): Promise<Brand[]> {
  const rows = await listBrandRows(ctx.pool, ctx.moduleId, ctx.zoneIds);
  return rows.map((row) => ({ ...toConditionResponse(row, ctx), items_count: row.items_count }));
}

/** Lists the conditions with items on sale in the visitor's zones. */
export async function listConditions(ctx: RequestContext<'pool'>): Promise<Condition[]> {
  const rows = await listConditionRows(ctx.pool, ctx.moduleId, ctx.zoneIds);
  return rows.map((row) => toConditionResponse(row, ctx));
}

function toConditionResponse(row: BrandOrConditionRow, ctx: RequestContext): Condition {
  return {
    id: row.id,
    name: translated(row.name, ctx.language),
    slug: row.slug,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
  };
}
