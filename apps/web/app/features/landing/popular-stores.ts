import { ApiError, asCards, type Client } from '@errand/contract';
import { getConfig } from '@errand/contract/config';
import { getZoneId } from '@errand/contract/location';
import { listModules } from '@errand/contract/modules';
import { listPopularStores, type StoreCard } from '@errand/contract/stores';
import type { PageInput } from '#platform/session/page-input.ts';

/** `place` is the zone's name for visitors without a location. */
export type PopularStores = { place: string | null; stores: StoreCard[] };

const COUNT = 4;

/**
 * The most ordered stores near the visitor, or in the operator's zone without a location. The section is optional: a
 * failure leaves it out.
 */
export async function loadPopularStores(api: Client, input: PageInput): Promise<PopularStores | null> {
  try {
    const zone = input.zoneIds.length > 0 ? chosenZone(input) : await defaultZone(api);
    const modules = await api.call(listModules, {}, { headers: { zoneId: zone.ids } });
    const food = modules.find(({ module_type }) => module_type === 'food');
    if (!food) return null;
    const headers = { zoneId: zone.ids, moduleId: String(food.id) };
    const { stores } = await api.call(
      asCards(listPopularStores),
      { query: { type: 'all', offset: 1, limit: COUNT } },
      { headers },
    );
    return stores.length > 0 ? { place: zone.name, stores } : null;
  } catch (error) {
    // A shop without a zone at its default location has nothing to show here.
    if (error instanceof ApiError && error.code === 'coordinates') return null;
    console.warn('landing page without stores:', (error as Error).message);
    return null;
  }
}

type Zone = { ids: string; name: string | null };

function chosenZone({ zoneIds }: PageInput): Zone {
  return { ids: JSON.stringify(zoneIds), name: null };
}

async function defaultZone(api: Client): Promise<Zone> {
  const { default_location: at } = await api.call(getConfig, {});
  const response = await api.call(getZoneId, { query: { lat: Number(at.lat), lng: Number(at.lng) } });
  return { ids: response.zone_id, name: response.zone_data[0]?.name ?? null };
}
