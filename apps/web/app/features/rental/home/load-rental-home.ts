import type { Client } from '@errand/contract';
import {
  listTopVehicles,
  listVehicleCategories,
  searchVehicles,
  type VehicleCategory,
} from '@errand/contract/rental';
import { moduleHomeCalls } from '#features/modules/home/index.ts';
import { tripZone } from '../search/trip-zone.ts';

const SHOWN = 4;

/**
 * The data of the rental home. Parts load independently: a failed one is left out and sets `hasGap`. Categories and
 * vehicles of the `interests` (category ids) come first.
 */
export async function loadRentalHome(api: Client, zoneIds: readonly number[], interests: readonly number[]) {
  const wanted = interests.length > 0 ? { category_ids: JSON.stringify(interests) } : null;
  const written = moduleHomeCalls(api);
  const [timeZone, [categories, ofInterest, popular, top, guide, reasons]] = await Promise.all([
    tripZone(api, zoneIds, null),
    Promise.allSettled([
      api.call(listVehicleCategories, { query: { limit: 25 } }),
      wanted && api.call(searchVehicles, { query: { limit: SHOWN, ...wanted } }),
      api.call(searchVehicles, { query: { limit: SHOWN } }),
      api.call(listTopVehicles, { query: { limit: 2 * SHOWN } }),
      written.guide,
      written.reasons,
    ]),
  ]);
  const first = ofInterest.status === 'fulfilled' ? (ofInterest.value?.vehicles ?? []) : [];
  const others = popular.status === 'fulfilled' ? popular.value.vehicles : [];
  const firstIds = new Set(first.map(({ id }) => id));
  const popularVehicles = [...first, ...others.filter(({ id }) => !firstIds.has(id))].slice(0, SHOWN);
  const shown = new Set(popularVehicles.map(({ id }) => id));
  const topVehicles = top.status === 'fulfilled' ? top.value.vehicles : [];
  return {
    hasGap: [categories, ofInterest, popular, top, guide, reasons].some(
      ({ status }) => status === 'rejected',
    ),
    categories: byInterest(categories.status === 'fulfilled' ? categories.value.vehicles : [], interests),
    popular: popularVehicles,
    timeZone,
    guide: guide.status === 'fulfilled' ? guide.value : null,
    reasons: reasons.status === 'fulfilled' ? reasons.value : [],
    top: topVehicles.filter(({ id }) => !shown.has(id)).slice(0, SHOWN),
  };
}

function byInterest(categories: VehicleCategory[], interests: readonly number[]): VehicleCategory[] {
  return categories.toSorted((a, b) => Number(interests.includes(b.id)) - Number(interests.includes(a.id)));
}

export type RentalHomeData = Omit<Awaited<ReturnType<typeof loadRentalHome>>, 'hasGap'>;
