import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/brands-and-conditions';
import { withoutEmpty } from '@errand/domain/language';
import { freeSlug, slugOf } from '@errand/domain/search';
import { type ConsoleContext, pageOf, requireVersion } from '../../../../console/index.ts';
import type { Queryable } from '../../../../platform/db/index.ts';
import { mediaUrl, putUploadedPicture } from '../../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { findModuleType, listAllModuleNames } from '../../../modules/index.ts';
import * as records from '../../categories/brands-and-conditions.queries.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import { REFRESH_SEARCH_TEXT_JOB } from '../../writes/refresh-search.ts';

/** Brands of a module. The removal throws `brand_in_use`. */
export const brands = namedOfModule({
  rows: records.brandRows,
  listAll: records.listBrandRecords,
  listItemIds: records.listItemIdsOfBrand,
  slug: 'brand',
  refresh: (brandId) => ({ brandId }),
  inUse: 'brand_in_use',
});

/** What items of a pharmacy are for. The removal throws `condition_in_use`. */
export const conditions = namedOfModule({
  rows: records.conditionRows,
  listAll: records.listConditionRecords,
  listItemIds: records.listItemIdsOfCondition,
  slug: 'condition',
  refresh: (conditionId) => ({ conditionId }),
  inUse: 'condition_in_use',
});

/** List, read, create, update, picture and removal of names by which a module groups its items. */
function namedOfModule(kind: {
  rows: typeof records.brandRows;
  listAll: (q: Queryable) => Promise<records.BrandOrConditionRecord[]>;
  listItemIds: (q: Queryable, id: number) => Promise<number[]>;
  /** The slug of a name without Latin letters. */
  slug: string;
  refresh: (id: number) => { brandId: number } | { conditionId: number };
  inUse: 'brand_in_use' | 'condition_in_use';
}) {
  const { rows, listAll, listItemIds, slug, refresh, inUse } = kind;

  async function read(ctx: ConsoleContext, id: number) {
    const record = requireFound(await rows.find(ctx.db, id));
    return (await rowsOf(ctx))(record);
  }

  return {
    read,

    async list(ctx: ConsoleContext, query: ParsedInput<typeof contract.listCatalogBrands>['query']) {
      const all = await listAll(ctx.db);
      const page = pageOf(
        query.module_id ? all.filter(({ moduleId }) => moduleId === query.module_id) : all,
        query,
      );
      const toRow = await rowsOf(ctx);
      return { ...page, rows: page.rows.map(toRow) };
    },

    async create(
      ctx: ConsoleContext,
      { module_id: moduleId, name }: ParsedInput<typeof contract.createCatalogBrand>['body'],
    ) {
      if (!(await findModuleType(ctx.db, moduleId))) throw new AppError('not_found');
      const taken = new Set((await listAll(ctx.db)).map((one) => one.slug));
      const id = await rows.insert(ctx.db, {
        moduleId,
        name: withoutEmpty(name),
        slug: freeSlug(slugOf(name.en, slug), (one) => taken.has(one)),
      });
      ctx.setTarget(id);
      await publishCatalogChanged(ctx, ctx.db);
      return read(ctx, id);
    },

    /** Throws `changed_meanwhile`. A job rebuilds the search text of the items. */
    async update(
      ctx: ConsoleContext,
      id: number,
      { name, version }: ParsedInput<typeof contract.updateCatalogBrand>['body'],
    ) {
      return ctx.db.transaction(async (tx) => {
        const record = requireFound(await rows.lock(tx, id));
        if (version !== record.version) requireVersion(version, record.version, await read(ctx, id));
        await rows.update(tx, id, { name: withoutEmpty(name) });
        await ctx.jobs.send(tx, REFRESH_SEARCH_TEXT_JOB, refresh(id));
        await publishCatalogChanged(ctx, tx);
        return read(ctx, id);
      });
    },

    async setPicture(ctx: ConsoleContext, id: number) {
      const picture = await putUploadedPicture(ctx);
      requireFound(await rows.find(ctx.db, id));
      await rows.update(ctx.db, id, { picture });
      await publishCatalogChanged(ctx, ctx.db);
      return read(ctx, id);
    },

    /** The lock prevents items from getting the name meanwhile. */
    async remove(ctx: ConsoleContext, id: number) {
      return ctx.db.transaction(async (tx) => {
        requireFound(await rows.lock(tx, id));
        if ((await listItemIds(tx, id)).length > 0) throw new AppError(inUse);
        await rows.remove(tx, id);
        await publishCatalogChanged(ctx, tx);
        return { done: true } as const;
      });
    },
  };
}

async function rowsOf(ctx: ConsoleContext) {
  const modules = new Map((await listAllModuleNames(ctx.db, ctx.language)).map((one) => [one.id, one]));
  return ({ id, slug, name, moduleId, picture, version }: records.BrandOrConditionRecord) => ({
    id,
    slug,
    name,
    module: modules.get(moduleId) ?? { id: moduleId, name: '' },
    picture: mediaUrl(ctx.publicUrl, picture),
    version,
  });
}
