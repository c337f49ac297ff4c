import type { ZoneSlug } from '../city/index.ts';
import type { BasicCampaignSeed } from '../world/promotions/types.ts';
import type { StoreSeed } from '../world/types.ts';
import { coupons, storeSeeds } from '../world-data.ts';

/** Themes of the campaigns; a campaign without one takes stores of any kind in its module. */
const THEMES: Record<string, (store: StoreSeed) => boolean> = {
  'food-grill-week': sells('grills'),
  'food-late-table': isOpenLate,
  'grocery-orchard-days': sells('fruit'),
  'grocery-full-pantry': sells('pantry'),
};

/** The stores of a campaign: the best rated ones of its theme. */
export function campaignShops({ slug, module, storeCount }: BasicCampaignSeed): StoreSeed[] {
  const fits = THEMES[slug] ?? (() => true);
  return storeSeeds
    .filter((store) => store.module === module && fits(store))
    .toSorted((a, b) => b.rating[1] - a.rating[1])
    .slice(0, storeCount);
}

/** The zones of a coupon that is limited to zones. */
const ZONES: Record<string, ZoneSlug[]> = { OLDTOWN: ['central'], HARBOURSIDE: ['central', 'coast'] };

/** The zones of a `zone_wise` coupon, none for the others. */
export function couponZones(code: string): ZoneSlug[] {
  const coupon = coupons.find((candidate) => candidate.code === code);
  if (coupon?.type !== 'zone_wise') return [];
  const zones = ZONES[code];
  if (!zones) throw new Error(`The coupon ${code} has no zones.`);
  return zones;
}

function sells(category: string): (store: StoreSeed) => boolean {
  return (store) => store.menu.some((section) => section.category === category);
}

function isOpenLate({ hours }: StoreSeed): boolean {
  return (
    hours === 'always' || hours.intervals.some(([opens, closes]) => closes <= opens || closes >= '23:30')
  );
}
