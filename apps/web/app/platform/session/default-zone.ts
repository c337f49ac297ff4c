import type { Client } from '@errand/contract';
import { getConfig } from '@errand/contract/config';
import { getZoneId } from '@errand/contract/location';

/** The zone at the operator's location, for visitors without one: ids for the header `zoneId`, and its name. */
export type DefaultZone = { ids: string; name: string | null };

/** Throws an ApiError with the code `coordinates` if there is no zone at the operator's location. */
export async function defaultZone(api: Client): Promise<DefaultZone> {
  const { default_location: at } = await api.call(getConfig, {});
  const response = await api.call(getZoneId, { query: { lat: Number(at.lat), lng: Number(at.lng) } });
  return { ids: response.zone_id, name: response.zone_data[0]?.name ?? null };
}
