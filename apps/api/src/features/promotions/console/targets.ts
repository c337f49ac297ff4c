import type { ParsedInput } from '@errand/contract';
import type { listPromotionTargets, TargetKind } from '@errand/contract/console/promotions/targets';
import type { ResponseOf } from '@errand/contract/endpoint';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { itemNames, type NamedItem } from '../../catalog/index.ts';
import { listZoneNames, searchZoneNames } from '../../location/index.ts';
import { listAllModuleNames } from '../../modules/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { listStoreOffers } from '../../stores/store-offers.views.ts';

type Query = ParsedInput<typeof listPromotionTargets>['query'];
type Target = ResponseOf<typeof listPromotionTargets>['rows'][number];

/** The possible targets of a promotion: exactly `ids` if given, else what the search finds. */
export async function listTargets(
  ctx: ConsoleContext,
  kind: TargetKind,
  { ids: given, search = '', module_id: moduleId }: Query,
): Promise<{ rows: Target[] }> {
  const ids = given?.split(',').map(Number);
  return { rows: await named() };

  async function named(): Promise<Target[]> {
    const { db, language } = ctx;
    if (kind === 'items') {
      return withStores(
        ctx,
        ids
          ? await itemNames.listNamed(db, ids, language)
          : await itemNames.search(db, { search, moduleId }, language),
      );
    }
    if (kind === 'modules') {
      const all = await listAllModuleNames(db, language);
      const words = search.toLowerCase();
      const found = all.filter(({ id, name }) => ids?.includes(id) ?? name.toLowerCase().includes(words));
      return found.map(plain);
    }
    if (kind === 'zones')
      return (ids ? await listZoneNames(db, ids, language) : await searchZoneNames(db, search, language)).map(
        plain,
      );
    return (
      ids
        ? await namesOfStores.list(db, ids, language)
        : await namesOfStores.search(db, search, language, moduleId)
    ).map(plain);
  }
}

function plain({ id, name }: { id: number; name: string }): Target {
  return { id, name, detail: null, store_offer: null };
}

async function withStores(ctx: ConsoleContext, items: NamedItem[]): Promise<Target[]> {
  const storeIds = [...new Set(items.map(({ storeId }) => storeId))];
  const stores = await namesOfStores.list(ctx.db, storeIds, ctx.language);
  const offers = await listStoreOffers(ctx.db, storeIds, new Date(ctx.now()));
  return items.map(({ id, name, storeId }) => ({
    id,
    name,
    detail: stores.find((store) => store.id === storeId)?.name ?? null,
    store_offer: offers.get(storeId) ?? null,
  }));
}

type Named = { moduleId?: number | null; zoneId?: number | null; storeIds?: number[]; itemIds?: number[] };

/**
 * Throws `promotion_target` for what does not exist, and for a store or item of another module. Returns the items.
 */
export async function requireTargets(
  ctx: ConsoleContext,
  { moduleId = null, zoneId = null, storeIds = [], itemIds = [] }: Named,
): Promise<NamedItem[]> {
  const { db, language } = ctx;
  if (moduleId !== null) {
    const modules = await listAllModuleNames(db, language);
    require(modules.some(({ id }) => id === moduleId), 'module_id');
  }
  if (zoneId !== null) require((await listZoneNames(db, [zoneId], language)).length > 0, 'zone_id');
  const stores = await namesOfStores.listInModule(db, storeIds, moduleId);
  require(stores.length === new Set(storeIds).size, 'store_ids');
  const items = await itemNames.listNamed(db, itemIds, language);
  const isInModule = items.every((item) => moduleId === null || item.moduleId === moduleId);
  require(items.length === new Set(itemIds).size && isInModule, 'items');
  return items;
}

function require(isRight: boolean, field: string): void {
  if (!isRight) throw new AppError('promotion_target', {}, field);
}
