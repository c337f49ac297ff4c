import { ApiError } from '@errand/contract';
import { geocode, getPlaceDetails, getZoneId } from '@errand/contract/location';
import type { Point } from '@errand/domain/location';
import { api } from '#platform/api/browser-client.ts';

/** A location to choose: point and address. */
export type FoundPlace = { point: Point; address: string };

/** "12 Lantern Street, Old Town, Marsa" → ["12 Lantern Street", "Old Town, Marsa"]. */
export function splitAddress(address: string): [first: string, rest: string] {
  const at = address.search(/[,،]/);
  return at < 0 ? [address, ''] : [address.slice(0, at).trim(), address.slice(at + 1).trim()];
}

/** The point of a suggestion. */
export async function placeOf(placeId: string): Promise<FoundPlace> {
  const { location, formattedAddress } = await api.call(getPlaceDetails, { query: { placeid: placeId } });
  return { point: location, address: formattedAddress };
}

/** The address of a point; null where there is none. */
export async function addressAt(point: Point): Promise<string | null> {
  const { results } = await api.call(geocode, { query: { lat: point.latitude, lng: point.longitude } });
  return results[0]?.formatted_address ?? null;
}

export type Zones = { ids: number[]; moduleIds: Set<number> };

/** The zones of a point with their modules; null outside of all zones. */
export async function zonesAt({ latitude, longitude }: Point): Promise<Zones | null> {
  try {
    const response = await api.call(getZoneId, { query: { lat: latitude, lng: longitude } });
    const ids = JSON.parse(response.zone_id) as number[];
    return {
      ids,
      moduleIds: new Set(response.zone_data.flatMap((zone) => zone.modules.map(({ id }) => id))),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'coordinates') return null;
    throw error;
  }
}
