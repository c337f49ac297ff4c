import type { Client } from '@errand/contract';
import { listParcelCategories } from '@errand/contract/parcel';
import { listBanners } from '@errand/contract/promotions';
import { moduleHomeCalls } from '#features/modules/home/index.ts';

/** The API calls of the parcel home, which load and fail independently. */
export function parcelSections(api: Client) {
  return {
    categories: api.call(listParcelCategories, {}),
    banners: api.call(listBanners, { query: {} }).then(({ banners }) => banners),
    ...moduleHomeCalls(api),
  };
}

type Calls = ReturnType<typeof parcelSections>;
/** The data of the sections; null for one that failed to load. */
export type ParcelSections = { [K in keyof Calls]: Awaited<Calls[K]> | null };
