import type { Client } from '@errand/contract';
import { listParcelCategories } from '@errand/contract/parcel';
import { getVideoContent, listBanners, listReasons } from '@errand/contract/promotions';

/** The API calls of the parcel home, which load and fail independently. */
export function parcelSections(api: Client) {
  return {
    categories: api.call(listParcelCategories, {}),
    banners: api.call(listBanners, { query: {} }).then(({ banners }) => banners),
    guide: api.call(getVideoContent, {}),
    reasons: api.call(listReasons, {}).then(({ banners }) => banners),
  };
}

type Calls = ReturnType<typeof parcelSections>;
/** The data of the sections; null for one that failed to load. */
export type ParcelSections = { [K in keyof Calls]: Awaited<Calls[K]> | null };
export type ParcelGuide = Awaited<Calls['guide']>;
export type ParcelReason = Awaited<Calls['reasons']>[number];
