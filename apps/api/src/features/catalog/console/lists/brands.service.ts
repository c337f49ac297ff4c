import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/brands';
import { withoutEmpty } from '@errand/domain/language';
import { freeSlug, slugOf } from '@errand/domain/search';
import { type ConsoleContext, requireVersion } from '../../../../console/index.ts';
import { mediaUrl } from '../../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { findModuleType, listAllModuleNames } from '../../../modules/index.ts';
import * as rows from '../../categories/brands-and-conditions.queries.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import { REFRESH_SEARCH_TEXT_JOB } from '../../writes/refresh-search.ts';
import { pageOf } from './page-of.ts';
import { putUploadedPicture } from './uploaded-picture.ts';

export async function listBrands(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCatalogBrands>['query'],
) {
  const all = await rows.listBrandRecords(ctx.db);
  const page = pageOf(
    query.module_id ? all.filter(({ moduleId }) => moduleId === query.module_id) : all,
    query,
  );
  const toRow = await rowsOf(ctx);
  return { ...page, rows: page.rows.map(toRow) };
}

export async function readBrand(ctx: ConsoleContext, id: number) {
  const record = requireFound(await rows.brandRows.find(ctx.db, id));
  return (await rowsOf(ctx))(record);
}

export async function createBrand(
  ctx: ConsoleContext,
  { module_id: moduleId, name }: ParsedInput<typeof contract.createCatalogBrand>['body'],
) {
  if (!(await findModuleType(ctx.db, moduleId))) throw new AppError('not_found');
  const taken = new Set((await rows.listBrandRecords(ctx.db)).map(({ slug }) => slug));
  const id = await rows.brandRows.insert(ctx.db, {
    moduleId,
    name: withoutEmpty(name),
    slug: freeSlug(slugOf(name.en, 'brand'), (slug) => taken.has(slug)),
  });
  ctx.setTarget(id);
  await publishCatalogChanged(ctx, ctx.db);
  return readBrand(ctx, id);
}

/** Throws `changed_meanwhile`. A job rebuilds the search text of the items. */
export async function updateBrand(
  ctx: ConsoleContext,
  id: number,
  { name, version }: ParsedInput<typeof contract.updateCatalogBrand>['body'],
) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await rows.brandRows.lock(tx, id));
    if (version !== record.version) requireVersion(version, record.version, await readBrand(ctx, id));
    await rows.brandRows.update(tx, id, { name: withoutEmpty(name) });
    await ctx.jobs.send(tx, REFRESH_SEARCH_TEXT_JOB, { brandId: id });
    await publishCatalogChanged(ctx, tx);
    return readBrand(ctx, id);
  });
}

export async function setPicture(ctx: ConsoleContext, id: number) {
  const picture = await putUploadedPicture(ctx);
  requireFound(await rows.brandRows.find(ctx.db, id));
  await rows.brandRows.update(ctx.db, id, { picture });
  await publishCatalogChanged(ctx, ctx.db);
  return readBrand(ctx, id);
}

/** Throws `brand_in_use`. The lock prevents items from getting the brand meanwhile. */
export async function deleteBrand(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    requireFound(await rows.brandRows.lock(tx, id));
    if ((await rows.listItemIdsOfBrand(tx, id)).length > 0) throw new AppError('brand_in_use');
    await rows.brandRows.remove(tx, id);
    await publishCatalogChanged(ctx, tx);
    return { done: true } as const;
  });
}

async function rowsOf(ctx: ConsoleContext) {
  const modules = new Map((await listAllModuleNames(ctx.db, ctx.language)).map((one) => [one.id, one]));
  return ({ id, slug, name, moduleId, picture, version }: rows.BrandRecord) => ({
    id,
    slug,
    name,
    module: modules.get(moduleId) ?? { id: moduleId, name: '' },
    picture: mediaUrl(ctx.publicUrl, picture),
    version,
  });
}
