import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/categories';
import { withoutEmpty } from '@errand/domain/language';
import { freeSlug, slugOf } from '@errand/domain/search';
import { type ConsoleContext, pageOf, requireVersion } from '../../../../console/index.ts';
import { translated } from '../../../../platform/db/index.ts';
import { mediaUrl, putUploadedPicture } from '../../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { findModuleType, listAllModuleNames } from '../../../modules/index.ts';
import * as rows from '../../categories/categories.queries.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import { REFRESH_SEARCH_TEXT_JOB } from '../../writes/refresh-search.ts';
import { listTaxClasses } from '../taxes/tax-classes.queries.ts';

type Fields = ParsedInput<typeof contract.updateCatalogCategory>['body'];
type NewCategory = ParsedInput<typeof contract.createCatalogCategory>['body'];

export async function listCategories(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCatalogCategories>['query'],
) {
  const all = inTree(await rows.listCategoryRecords(ctx.db, query.module_id ?? null));
  const wanted = query.state ? all.filter(({ active }) => active === (query.state === 'active')) : all;
  const page = pageOf(wanted, query);
  const toRow = await rowsOf(ctx, all);
  return { ...page, rows: page.rows.map(toRow) };
}

/** Sorts by module; each main category is followed by its subcategories. */
function inTree(all: rows.CategoryRecord[]): rows.CategoryRecord[] {
  const children = Map.groupBy(all, ({ parentId }) => parentId);
  const mains = all.filter(({ parentId }) => parentId === null);
  return mains.flatMap((main) => [main, ...(children.get(main.id) ?? [])]);
}

export async function readCategory(ctx: ConsoleContext, id: number) {
  const record = requireFound(await rows.categoryRows.find(ctx.db, id));
  const all = await rows.listCategoryRecords(ctx.db, record.moduleId);
  const toRow = await rowsOf(ctx, all);
  return {
    ...toRow(record),
    items: await rows.countItemsIn(ctx.db, id),
    subcategories: all.filter(({ parentId }) => parentId === id).length,
    parents: all
      .filter((other) => other.parentId === null && other.id !== id)
      .map((other) => ({ id: other.id, name: translated(other.name, ctx.language) })),
  };
}

/** Throws `category_depth`. */
export async function createCategory(ctx: ConsoleContext, body: NewCategory) {
  const { module_id: moduleId } = body;
  if (!(await findModuleType(ctx.db, moduleId))) throw new AppError('not_found');
  const all = await rows.listCategoryRecords(ctx.db, moduleId);
  requireDepth(all, null, body.parent_id);
  const slugs = new Set(all.map(({ slug }) => slug));
  const id = await rows.categoryRows.insert(ctx.db, {
    ...columnsOf(body),
    moduleId,
    slug: freeSlug(slugOf(body.name.en, 'category'), (slug) => slugs.has(slug)),
  });
  ctx.setTarget(id);
  await publishCatalogChanged(ctx, ctx.db);
  return readCategory(ctx, id);
}

/** Throws `changed_meanwhile` and `category_depth`. A job rebuilds the search text of the items. */
export async function updateCategory(ctx: ConsoleContext, id: number, body: Fields) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await rows.categoryRows.lock(tx, id));
    if (body.version !== record.version)
      requireVersion(body.version, record.version, await readCategory(ctx, id));
    requireDepth(await rows.listCategoryRecords(tx, record.moduleId), id, body.parent_id);
    const change = columnsOf(body);
    await rows.categoryRows.update(tx, id, { ...change, updatedAt: new Date(ctx.now()) });
    if (JSON.stringify(change.name) !== JSON.stringify(record.name) || change.parentId !== record.parentId)
      await ctx.jobs.send(tx, REFRESH_SEARCH_TEXT_JOB, { categoryId: id });
    await publishCatalogChanged(ctx, tx);
    return readCategory(ctx, id);
  });
}

/** Replaces or removes the picture, and the tint, which only seeded cut-out pictures have. */
export async function setPicture(ctx: ConsoleContext, id: number) {
  const picture = await putUploadedPicture(ctx);
  requireFound(await rows.categoryRows.find(ctx.db, id));
  await rows.categoryRows.update(ctx.db, id, { picture, tint: null, updatedAt: new Date(ctx.now()) });
  await publishCatalogChanged(ctx, ctx.db);
  return readCategory(ctx, id);
}

/** Throws `category_in_use`. The lock prevents items from being added meanwhile. */
export async function deleteCategory(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await rows.categoryRows.lock(tx, id));
    const all = await rows.listCategoryRecords(tx, record.moduleId);
    if (all.some(({ parentId }) => parentId === id) || (await rows.countItemsIn(tx, id)) > 0)
      throw new AppError('category_in_use');
    await rows.categoryRows.remove(tx, id);
    await publishCatalogChanged(ctx, tx);
    return { done: true } as const;
  });
}

/** Requires two levels: a parent is a main category of the module, and a category with children has no parent. */
function requireDepth(all: rows.CategoryRecord[], id: number | null, parentId: number | null): void {
  if (parentId === null) return;
  const isMain = all.some((one) => one.id === parentId && one.parentId === null && one.id !== id);
  const hasChildren = id !== null && all.some((one) => one.parentId === id);
  if (!isMain || hasChildren) throw new AppError('category_depth', {}, 'parent_id');
}

function columnsOf({ name, parent_id, position, active }: Omit<Fields, 'version'>) {
  return { name: withoutEmpty(name), parentId: parent_id, position, active };
}

async function rowsOf(ctx: ConsoleContext, all: rows.CategoryRecord[]) {
  const modules = new Map((await listAllModuleNames(ctx.db, ctx.language)).map((one) => [one.id, one]));
  const byId = new Map(all.map((one) => [one.id, one]));
  const classes = new Map(
    (await listTaxClasses(ctx.db)).map(({ id, name }) => [id, { id, name: translated(name, ctx.language) }]),
  );
  return (record: rows.CategoryRecord) => {
    const parent = record.parentId === null ? null : byId.get(record.parentId);
    return {
      id: record.id,
      slug: record.slug,
      name: record.name,
      parent_id: record.parentId,
      position: record.position,
      tax_class: classes.get(record.taxClassId ?? 0) ?? null,
      active: record.active,
      module: modules.get(record.moduleId) ?? { id: record.moduleId, name: '' },
      parent: parent ? { id: parent.id, name: translated(parent.name, ctx.language) } : null,
      picture: mediaUrl(ctx.publicUrl, record.picture),
      version: record.version,
    };
  };
}
