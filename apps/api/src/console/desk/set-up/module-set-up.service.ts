import type { ModuleSetUp } from '@errand/contract/console/set-up';
import { moduleParts, type Stock } from '@errand/domain/modules';
import { courierRows } from '../../../features/couriers/index.ts';
import { findZoneReadiness } from '../../../features/location/console/index.ts';
import { listActiveModules } from '../../../features/modules/index.ts';
import { listActiveCategories } from '../../../features/parcel/index.ts';
import { listBookablePlaces } from '../../../features/rental/console/index.ts';
import { countStoresByReadiness } from '../../../features/stores/console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import type { ConsoleContext } from '../../console-context.ts';

const MOST_MODULES = 100;

/** The active modules with what each one needs, and the active zones and the zones of couriers. */
export async function readModules(
  ctx: Pick<ConsoleContext, 'db' | 'language'>,
): Promise<{ modules: ModuleSetUp[]; zoneIds: number[]; courierZones: (number | null)[] }> {
  const rows = await listActiveModules(ctx.db, MOST_MODULES);
  const { zoneIds, rates } = await findZoneReadiness(ctx.db);
  const stores = await countStoresByReadiness(ctx.db);
  const courierZones = await courierRows.listZones(ctx.db);
  const categories = await listActiveCategories(ctx.db, null);
  const stock: Stock = {
    rates,
    stores: stores.filter(({ active }) => active),
    vehicles: await listBookablePlaces(ctx.db),
    parcelCategories: categories.map(({ moduleId }) => moduleId),
    courierZones,
  };
  const modules = rows.map(({ id, type, name, allZoneService }) => {
    const parts = moduleParts({ id, type, allZones: allZoneService }, stock);
    const own = stores.filter(({ moduleId }) => moduleId === id);
    const isOnly = own.length === 1 && own[0]?.count === 1;
    return {
      id,
      type,
      name: translated(name, ctx.language),
      ready: parts.every(({ done }) => done),
      parts,
      store_id: isOnly ? (own[0]?.storeId ?? null) : null,
    };
  });
  return { modules, zoneIds, courierZones };
}
