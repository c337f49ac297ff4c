import type { ItemSeed, StoreSeed } from '../world/types.ts';
import { itemCampaigns, storeSeeds } from '../world-data.ts';

/** Slugs are unique in the catalog: items with equal slugs get the store's name appended. */
export function itemSlugs(): (store: StoreSeed, item: ItemSeed) => string {
  const all = [
    ...storeSeeds.flatMap((store) => store.menu.flatMap((section) => section.items)),
    ...itemCampaigns.map((campaign) => campaign.item),
  ];
  const uses = Map.groupBy(all, (item) => item.slug);
  return (store, item) => (uses.get(item.slug)?.length === 1 ? item.slug : `${item.slug}-${store.slug}`);
}
