import type {
  CategoryDayparts,
  CategoryDaypartValues,
} from '@errand/contract/console/catalog/category-dayparts';
import { type ConsoleContext, requireVersion } from '../../../../console/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { notifyCartsOfStore } from '../../../cart/index.ts';
import { requireStore } from '../../../stores/index.ts';
import { storeRecords } from '../../../stores/records/index.ts';
import {
  findCategoryDaypartsVersion,
  listCategoryDayparts,
  listStoreCategoryIds,
  replaceCategoryDayparts,
} from '../../dayparts/dayparts.queries.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import { categoryChoices, requireSellingStore } from '../item-choices.service.ts';
import { toDaypart, toDaypartValues } from './daypart-values.ts';

/** Throws `not_found`. */
export async function readCategoryDayparts(ctx: ConsoleContext, storeId: number): Promise<CategoryDayparts> {
  const { module_id: moduleId, time_zone } = await requireStore(ctx.db, storeId);
  const dayparts = await listCategoryDayparts(ctx.db, storeId);
  const used = new Set([
    ...(await listStoreCategoryIds(ctx.db, storeId)),
    ...dayparts.map(({ categoryId }) => categoryId),
  ]);
  const all = await categoryChoices(ctx, moduleId);
  const parents = new Set(all.flatMap(({ id, parent_id }) => (used.has(id) && parent_id ? parent_id : [])));
  return {
    dayparts: dayparts.map(({ categoryId, ...daypart }) => ({
      category_id: categoryId,
      ...toDaypartValues(daypart),
    })),
    categories: all.filter(({ id }) => used.has(id) || parents.has(id)),
    time_zone,
    version: await findCategoryDaypartsVersion(ctx.db, storeId),
  };
}

/**
 * Throws `store_without_items` for parcels and rental, `changed_meanwhile`, and `category_elsewhere` for a category of
 * another module.
 */
export async function setCategoryDayparts(
  ctx: ConsoleContext,
  storeId: number,
  body: { dayparts: CategoryDaypartValues[]; version: string },
): Promise<CategoryDayparts> {
  const { module_id: moduleId } = await requireSellingStore(ctx.db, storeId);
  // The lock serializes the changes, as their rows may not exist yet.
  const store = requireFound(await storeRecords.lock(ctx.db, storeId));
  const current = await readCategoryDayparts(ctx, storeId);
  requireVersion(body.version, current.version, current);
  const known = new Set((await categoryChoices(ctx, moduleId)).map(({ id }) => id));
  if (!body.dayparts.every(({ category_id }) => known.has(category_id)))
    throw new AppError('category_elsewhere', {}, 'dayparts');
  await replaceCategoryDayparts(
    ctx.db,
    storeId,
    body.dayparts.map(({ category_id, ...daypart }) => ({ categoryId: category_id, ...toDaypart(daypart) })),
  );
  await publishCatalogChanged(ctx, ctx.db);
  await notifyCartsOfStore(ctx, store);
  return readCategoryDayparts(ctx, storeId);
}
