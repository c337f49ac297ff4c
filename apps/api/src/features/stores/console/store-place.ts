import type { Point } from '@errand/domain/location';
import type { ConsoleContext, Place } from '../../../console/index.ts';
import { isInScope } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findZoneModuleTerms, isInOutline } from '../../location/index.ts';
import { findStoreRecord } from './stores.console-queries.ts';

/** Where a store belongs: its zone and itself. */
export async function findStorePlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const record = await findStoreRecord(ctx.db, id);
  return record && { zoneIds: [record.zoneId], storeId: id };
}

/**
 * Throws `scope_unknown` for a zone out of the member's scope, `store_outside_zone` for a point outside of it, and
 * `module_not_offered`.
 */
export async function requirePlace(
  ctx: ConsoleContext,
  zoneId: number,
  moduleId: number,
  point: Point,
): Promise<void> {
  if (!isInScope(ctx.scope, { zoneIds: [zoneId], storeId: null }))
    throw new AppError('scope_unknown', {}, 'zone_id');
  if (!(await isInOutline(ctx.db, zoneId, point))) throw new AppError('store_outside_zone', {}, 'latitude');
  if (!(await findZoneModuleTerms(ctx.db, zoneId, moduleId)))
    throw new AppError('module_not_offered', {}, 'zone_id');
}
