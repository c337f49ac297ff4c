import type { Client } from '@errand/contract';
import { listTopVehicles, listVehicleCategories, searchVehicles } from '@errand/contract/rental';
import { tripZone } from '../search/trip-zone.ts';

const SHOWN = 4;

/** The data of the rental home. Parts load independently: a failed one is left out and sets `hasGap`. */
export async function loadRentalHome(api: Client, zoneIds: readonly number[]) {
  const [timeZone, [categories, popular, top]] = await Promise.all([
    tripZone(api, zoneIds, null),
    Promise.allSettled([
      api.call(listVehicleCategories, { query: { limit: 25 } }),
      api.call(searchVehicles, { query: { limit: SHOWN } }),
      api.call(listTopVehicles, { query: { limit: 2 * SHOWN } }),
    ]),
  ]);
  const popularVehicles = popular.status === 'fulfilled' ? popular.value.vehicles : [];
  const shown = new Set(popularVehicles.map(({ id }) => id));
  const topVehicles = top.status === 'fulfilled' ? top.value.vehicles : [];
  return {
    hasGap: [categories, popular, top].some(({ status }) => status === 'rejected'),
    categories: categories.status === 'fulfilled' ? categories.value.vehicles : [],
    popular: popularVehicles,
    timeZone,
    top: topVehicles.filter(({ id }) => !shown.has(id)).slice(0, SHOWN),
  };
}

export type RentalHomeData = Omit<Awaited<ReturnType<typeof loadRentalHome>>, 'hasGap'>;
