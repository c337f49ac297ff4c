import type { ZoneData } from '@errand/contract/location';
import type { StoredRates } from '@errand/domain/delivery';
import type { Point } from '@errand/domain/location';
import { type Queryable, translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { findZonePivot, isInZone, listActiveZones, listZonesAt } from './location.queries.ts';
import { toZoneResponse } from './zone.serializer.ts';

/**
 * Lists the zones that contain a point, ids as JSON text; throws `coordinates` for a point outside all
 * zones.
 */
export async function requireZonesAt(
  ctx: RequestContext<'pool' | 'settings'>,
  point: Point,
): Promise<{ zone_id: string; zone_data: ZoneData[] }> {
  const [rows, settings] = await Promise.all([listZonesAt(ctx.pool, point), ctx.settings()]);
  if (rows.length === 0) throw new AppError('coordinates');
  return {
    zone_id: JSON.stringify(rows.map((row) => row.id)),
    zone_data: rows.map((row) => toZoneResponse(row, ctx, settings)),
  };
}

export async function listZoneOutlines(ctx: RequestContext<'db'>) {
  const rows = await listActiveZones(ctx.db);
  return rows.map((zone) => ({
    id: zone.id,
    name: translated(zone.name, ctx.language),
    display_name: translated(zone.name, ctx.language),
    time_zone: zone.timeZone,
    status: 1 as const,
    cash_on_delivery: zone.cashOnDelivery,
    digital_payment: zone.digitalPayment,
    formated_coordinates: zone.outline.map(([lng, lat]) => ({ lat, lng })),
  }));
}

export async function isPointInZone(
  ctx: RequestContext<'pool'>,
  zoneId: number,
  point: Point,
): Promise<boolean> {
  const inside = await isInZone(ctx.pool, zoneId, point);
  if (inside === null) throw new AppError('zone_unknown');
  return inside;
}

/** Delivery rates and cash limit of a zone for a module; null if the module is not offered. */
export async function findZoneModuleTerms(
  q: Queryable,
  zoneId: number,
  moduleId: number,
): Promise<{ rates: StoredRates; cashLimitMinor: number | null } | null> {
  const row = await findZonePivot(q, zoneId, moduleId);
  if (!row) return null;
  const { zoneId: _, moduleId: __, cashLimitMinor, ...rates } = row;
  return { rates, cashLimitMinor };
}
