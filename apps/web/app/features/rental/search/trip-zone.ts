import type { Client } from '@errand/contract';
import { getZoneId, listZones } from '@errand/contract/location';
import type { TripPlace } from './trip-address.ts';

/**
 * The time zone in which a trip is entered and shown: that of the pickup place, else of the visitor's zone, else of the
 * shop's first zone.
 */
export async function tripZone(
  api: Client,
  zoneIds: readonly number[],
  pickup: TripPlace | null,
): Promise<string> {
  return (pickup && (await zoneOfPlace(api, pickup))) ?? (await zoneOfVisitor(api, zoneIds)) ?? 'UTC';
}

async function zoneOfPlace(api: Client, { lat, lng }: TripPlace): Promise<string | null> {
  // Outside of all zones there is none.
  const found = await api.call(getZoneId, { query: { lat, lng } }).catch(() => null);
  return found?.zone_data[0]?.time_zone ?? null;
}

async function zoneOfVisitor(api: Client, zoneIds: readonly number[]): Promise<string | null> {
  const zones = await api.call(listZones, {}).catch(() => []);
  const zone = zones.find(({ id }) => zoneIds.includes(id)) ?? zones[0];
  return zone?.time_zone ?? null;
}
