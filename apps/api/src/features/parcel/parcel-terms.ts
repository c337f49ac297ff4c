import { isOn } from '@errand/contract/flag';
import type { StoredRates, Surcharge, VehicleExtra, ZoneRates } from '@errand/domain/delivery';
import type { Point } from '@errand/domain/location';
import { parcelRates, parcelZones } from '@errand/domain/parcel';
import type { Queryable } from '../../platform/db/index.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Problem } from '../cart/index.ts';
import { findActiveZone, findZoneModuleTerms, zonesAt } from '../location/index.ts';
import { listVehicleExtras } from '../registration/registration.views.ts';
import { settingTerms } from '../settings/index.ts';
import type { CategoryRow } from './parcel.queries.ts';

/** The sender's zone whose rates apply, and that of the receiver. */
export type ParcelZones = {
  zoneId: number;
  receiverZoneId: number;
  timeZone: string;
  rates: StoredRates | null;
  surcharge: Surcharge;
  vehicleExtras: VehicleExtra[];
};

type Ends = { from: Point; to: Point; preferredZone?: number | null };
/** The fields of a request that hold the two places. */
type EndFields = { sender: string; receiver: string };

/** Finds the zones of both ends of a parcel of a module. `problem` names the field of the end that prevents it. */
export async function findParcelZones(
  q: Queryable,
  moduleId: number,
  { from, to, preferredZone = null }: Ends,
  settings: Settings,
  fields: EndFields,
): Promise<{ zones: ParcelZones; problem: null } | { zones: null; problem: Problem }> {
  const chosen = parcelZones({
    senderZones: await servingZones(q, moduleId, from),
    receiverZones: await servingZones(q, moduleId, to),
    crossesZones: isOn(settings.parcel_cross_zone_status),
    preferredZone,
  });
  if (!chosen.ok) {
    const code = chosen.code === 'unserved' ? 'parcel_unserved' : 'parcel_other_zone';
    return { zones: null, problem: { code, field: fields[chosen.end] } };
  }
  const { zoneId, receiverZoneId } = chosen;
  const zone = await findActiveZone(q, zoneId);
  const terms = await findZoneModuleTerms(q, zoneId, moduleId);
  if (!zone) return { zones: null, problem: { code: 'parcel_unserved', field: fields.sender } };
  return {
    problem: null,
    zones: {
      zoneId,
      receiverZoneId,
      timeZone: zone.timeZone,
      rates: terms?.rates ?? null,
      surcharge: { status: zone.surchargeActive, value: zone.surchargeValue, type: zone.surchargeType },
      vehicleExtras: await listVehicleExtras(q),
    },
  };
}

/** The active zones at a point that offer the module. */
export async function servingZones(q: Queryable, moduleId: number, point: Point): Promise<number[]> {
  const serving: number[] = [];
  for (const zoneId of await zonesAt(q, point)) {
    if (await findZoneModuleTerms(q, zoneId, moduleId)) serving.push(zoneId);
  }
  return serving;
}

/** The IANA time zone of a zone; UTC for one that is no longer active. */
export async function timeZoneOf(q: Queryable, zoneId: number): Promise<string> {
  return (await findActiveZone(q, zoneId))?.timeZone ?? 'UTC';
}

/** The rates of a category in a zone, or the operator's general rates if neither has any. */
export function ratesOf(category: CategoryRow, zone: StoredRates | null, settings: Settings): ZoneRates {
  return parcelRates(category, zone, settingTerms.generalRates(settings, 'parcel'));
}
