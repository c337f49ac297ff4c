import type { StorePlace } from '@errand/contract/console/stores';
import { type ConsoleContext, isInScope, type Place } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findZoneModuleTerms, zoneRows } from '../../location/index.ts';
import { findStoreRecord } from './store-records.queries.ts';

/** Where a store belongs: its zone and itself. */
export async function findStorePlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const record = await findStoreRecord(ctx.db, id);
  return record && { zoneIds: [record.zoneId], storeId: id };
}

/**
 * Throws `scope_unknown` for a zone out of the member's scope, `store_outside_zone` for a point outside of it, and
 * `module_not_offered`.
 */
export async function requirePlace(ctx: ConsoleContext, moduleId: number, place: StorePlace): Promise<void> {
  if (!isInScope(ctx.scope, { zoneIds: [place.zone_id], storeId: null }))
    throw new AppError('scope_unknown', {}, 'place');
  await requireZonePlace(ctx.db, moduleId, place);
}

/** Throws `store_outside_zone` and `module_not_offered`. */
export async function requireZonePlace(
  q: Queryable,
  moduleId: number,
  { zone_id: zoneId, ...point }: StorePlace,
): Promise<void> {
  if (!(await zoneRows.isInOutline(q, zoneId, point))) throw new AppError('store_outside_zone', {}, 'place');
  if (!(await findZoneModuleTerms(q, zoneId, moduleId)))
    throw new AppError('module_not_offered', {}, 'place');
}
