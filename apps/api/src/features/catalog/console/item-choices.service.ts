import { moduleConfig } from '@errand/domain/modules';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Queryable, translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findModuleType } from '../../modules/index.ts';
import { namesOfStores, requireStore } from '../../stores/index.ts';
import { listStoreOffers } from '../../stores/store-offers.views.ts';
import { listBrandOrConditionNames } from '../writes/bulk-writes.queries.ts';
import { listStoreAddOns } from './item-form.queries.ts';
import { listCategories } from './items.queries.ts';
import { listAttributes, listUnits } from './lists/units-and-attributes.queries.ts';

/** A store that sells items. Throws `not_found`, and `store_without_items` for parcels and rental. */
export async function requireSellingStore(q: Queryable, id: number) {
  const store = await requireStore(q, id);
  const config = moduleConfig(store.module_type);
  if (config.is_parcel || config.is_rental) throw new AppError('store_without_items');
  return store;
}

export async function readChoices(ctx: ConsoleContext, storeId: number) {
  const store = await requireSellingStore(ctx.db, storeId);
  return itemChoicesOf(ctx, storeId, store.module_id);
}

/** The values that the item form of a store offers. */
export async function itemChoicesOf(ctx: ConsoleContext, storeId: number, moduleId: number) {
  const { db, language } = ctx;
  const [store] = await namesOfStores.list(db, [storeId], language);
  const offers = await listStoreOffers(db, [storeId], new Date(ctx.now()));
  const named = async (table: 'brands' | 'common_conditions') =>
    (await listBrandOrConditionNames(db, table))
      .filter((row) => row.module_id === moduleId)
      .map(({ id, name }) => ({ id, name: translated(name, language) }));
  return {
    store: { id: storeId, name: store?.name ?? '' },
    store_offer: offers.get(storeId) ?? null,
    module_id: moduleId,
    module_type: (await findModuleType(db, moduleId)) ?? '',
    categories: await categoryChoices(ctx, moduleId),
    brands: await named('brands'),
    conditions: await named('common_conditions'),
    units: (await listUnits(db)).map(({ name }) => name),
    attributes: (await listAttributes(db)).map(({ name, options }) => ({ title: name, options })),
    add_ons: (await listStoreAddOns(db, storeId)).map(({ id, name, priceMinor }) => ({
      id,
      name,
      price_minor: priceMinor,
    })),
  };
}

/** The categories of a module in the operator's order, each followed by its subcategories. */
export async function categoryChoices({ db, language }: ConsoleContext, moduleId: number) {
  return inTree(await listCategories(db, moduleId)).map(({ id, name, parentId }) => ({
    id,
    name: translated(name, language),
    parent_id: parentId,
  }));
}

/** Categories in the operator's order, each followed by its subcategories. */
function inTree<C extends { id: number; parentId: number | null }>(categories: C[]): C[] {
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  return (children.get(null) ?? []).flatMap((main) => [main, ...(children.get(main.id) ?? [])]);
}
