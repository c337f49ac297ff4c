import type { StoreDraft } from '@errand/contract/console/stores';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findZoneModuleTerms, requireOutline, zoneRows } from '../../location/index.ts';
import type { StoreInsert, StoreRecord } from './store-records.queries.ts';

/**
 * The column of a delivery area, null for one without corners. Throws the errors of `requireOutline` and
 * `store_area_outside_zone`.
 */
export async function toAreaColumn(
  q: Queryable,
  zoneId: number,
  area: [number, number][],
): Promise<[number, number][] | null> {
  if (area.length === 0) return null;
  requireOutline(area, 'delivery_area');
  if (!(await zoneRows.containsArea(q, zoneId, area)))
    throw new AppError('store_area_outside_zone', {}, 'delivery_area');
  return area;
}

type Reach = Pick<StoreRecord, 'zoneId' | 'furtherZoneIds'>;

/** The columns of a store that moves: in another zone it has no delivery area, and that zone is no further one any more. */
export function reachAfterMove({ zoneId, furtherZoneIds }: Reach, to: number): Partial<StoreInsert> {
  if (to === zoneId) return {};
  return { deliveryArea: null, furtherZoneIds: furtherZoneIds.filter((id) => id !== to) };
}

/**
 * The column of the zones beside a store's own, sorted and without repetitions. Throws `module_not_offered` for one that
 * does not offer the module or does not exist.
 */
export async function toFurtherZones(
  q: Queryable,
  { moduleId, zoneId }: { moduleId: number; zoneId: number },
  given: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(given)].filter((id) => id !== zoneId).toSorted((a, b) => a - b);
  for (const id of ids)
    if (!(await findZoneModuleTerms(q, id, moduleId)))
      throw new AppError('module_not_offered', {}, 'further_zone_ids');
  return ids;
}

/**
 * The columns of the delivery area and the further zones that a draft has. Throws the rejections of `toAreaColumn` and
 * `toFurtherZones`.
 */
export async function toReachColumns(q: Queryable, store: StoreDraft): Promise<Partial<StoreInsert>> {
  const { place, module_id: moduleId, delivery_area: area, further_zone_ids: further } = store;
  const zoneId = place.zone_id;
  return {
    ...(area && { deliveryArea: await toAreaColumn(q, zoneId, area) }),
    ...(further && { furtherZoneIds: await toFurtherZones(q, { moduleId, zoneId }, further) }),
  };
}
