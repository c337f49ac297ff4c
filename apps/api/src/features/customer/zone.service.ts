import { messageText } from '@errand/contract';
import { isId } from '../../platform/db/index.ts';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { setZones } from '../auth/index.ts';
import { listActiveZoneIds } from '../location/index.ts';

/** Stores the zones of the request's header. Throws `zone_required` without one and `zone_unknown` if none is active. */
export async function updateZone(ctx: RequestContext<'db' | 'now'>): Promise<{ message: string }> {
  const id = requireCustomerId(ctx);
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const zoneIds = await listActiveZoneIds(ctx.db, [...new Set(ctx.zoneIds.filter(isId))]);
  if (zoneIds.length === 0) throw new AppError('zone_unknown');
  await setZones(ctx.db, id, zoneIds, new Date(ctx.now()));
  return { message: messageText('zone_saved', ctx.language) };
}
