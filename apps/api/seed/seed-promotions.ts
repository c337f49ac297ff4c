import { toMinor } from '@errand/domain/money';
import { banners, campaignStores, campaigns, coupons } from '../src/features/promotions/promotions.tables.ts';
import { DEFAULT_SETTINGS } from '../src/features/settings/index.ts';
import { campaignShops, couponZones } from './rows/campaign-stores.ts';
import { DEMO_SETTINGS } from './rows/demo-settings.ts';
import { insertRows, insertSlugged } from './rows/insert-rows.ts';
import { clockMinutes, dayFrom } from './rows/seed-times.ts';
import { DIGITS, idOf, pictureKey, type Seed } from './seed.types.ts';
import type { BannerSeed, BannerTarget, CouponSeed } from './world/promotions/types.ts';
import { banners as bannerSeeds, basicCampaigns, coupons as couponSeeds } from './world-data.ts';

/** Banners, basic campaigns with their stores, and coupons. */
export async function seedPromotions(seed: Seed): Promise<void> {
  const { tx } = seed;
  await insertRows(
    tx,
    banners,
    bannerSeeds.map((banner, position) => bannerRow(seed, banner, position)),
  );
  const ids = await insertSlugged(
    tx,
    campaigns,
    basicCampaigns.map((campaign) => ({
      slug: campaign.slug,
      moduleId: idOf(seed.modules, campaign.module),
      title: campaign.title,
      description: campaign.description,
      image: pictureKey(seed, campaign.picture),
      tint: campaign.tint,
      startsAt: dayFrom(seed.now, campaign.daysFrom),
      endsAt: dayFrom(seed.now, campaign.daysTo),
      ...hoursOf(campaign.dailyHours),
    })),
  );
  const members = basicCampaigns.flatMap((campaign) =>
    campaignShops(campaign).map(({ slug }) => ({
      campaignId: idOf(ids, campaign.slug),
      storeId: idOf(seed.stores, slug),
    })),
  );
  await insertRows(tx, campaignStores, members);
  await insertRows(
    tx,
    coupons,
    couponSeeds.map((coupon) => couponRow(seed, coupon)),
  );
}

function bannerRow(seed: Seed, banner: BannerSeed, position: number): typeof banners.$inferInsert {
  const { target, ground } = banner;
  const moduleId = idOf(seed.modules, banner.module);
  return {
    moduleId,
    title: banner.title,
    subtitle: withThreshold(banner.subtitle),
    buttonText: banner.button ?? null,
    art: {
      solid: ground === 'accent',
      tint: ground === 'accent' ? 'sand' : ground,
      pictures: banner.pictures.map((name) => pictureKey(seed, name)),
    },
    link: linkOf(seed, target, moduleId),
    storeId: target.kind === 'store' ? idOf(seed.stores, target.slug) : null,
    place: banner.place,
    featured: banner.featured ?? false,
    position,
  };
}

/** Fills in the threshold of free delivery, so that no banner promises another one than checkout applies. */
function withThreshold(text: BannerSeed['subtitle']): BannerSeed['subtitle'] {
  const amount = `${DEFAULT_SETTINGS.currency_symbol}${DEMO_SETTINGS.admin_free_delivery.free_delivery_over}`;
  return {
    en: text.en.replace('{freeDelivery}', amount),
    // Left to right inside the Arabic sentence.
    ar: text.ar.replace('{freeDelivery}', `\u2066${amount}\u2069`),
  };
}

/** The storefront's path of a target; a store is referenced by its id. Null for a target without a page. */
function linkOf({ parcelCategories }: Seed, target: BannerTarget, moduleId: number): string | null {
  if (target.kind === 'category') return `/category/${target.slug}?module_id=${moduleId}`;
  if (target.kind === 'campaign') return `/campaigns/${target.slug}`;
  if (target.kind === 'parcel') return `/parcel/booking?category=${idOf(parcelCategories, target.slug)}`;
  if (target.kind === 'stores') return `/store/${target.filter}?module_id=${moduleId}`;
  return null;
}

/** 00:00 to 23:59 is the whole day. */
function hoursOf([from, to]: [string, string]) {
  return { dailyFrom: clockMinutes(from), dailyTo: to === '23:59' ? 1440 : clockMinutes(to) };
}

function couponRow(seed: Seed, coupon: CouponSeed): typeof coupons.$inferInsert {
  const discount = coupon.discount ?? { type: 'percent', value: 0 };
  const zones = couponZones(coupon.code).map((slug) => idOf(seed.zones, slug));
  return {
    code: coupon.code,
    title: coupon.title,
    type: coupon.type,
    moduleId: coupon.module ? idOf(seed.modules, coupon.module) : null,
    boundTo: [...zones, ...(coupon.stores ?? []).map((slug) => idOf(seed.stores, slug))],
    discountType: discount.type,
    discount: discount.type === 'percent' ? discount.value : toMinor(discount.value, DIGITS),
    minPurchaseMinor: toMinor(coupon.minPurchase, DIGITS),
    maxDiscountMinor: toMinor(coupon.maxDiscount, DIGITS),
    perCustomer: coupon.limit,
    startsAt: dayFrom(seed.now, -1),
    endsAt: dayFrom(seed.now, coupon.validDays),
  };
}
