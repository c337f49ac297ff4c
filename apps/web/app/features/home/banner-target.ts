import type { Banner } from '@errand/contract/promotions';

/** The target of a banner: the item's dialog over this page, a store, or a URL; null without a target. */
export function bannerTarget(banner: Banner, pathname: string, search: string): string | null {
  if (banner.item) {
    const params = new URLSearchParams(search);
    params.set('item', banner.item.slug);
    return `${pathname}?${params}`;
  }
  if (banner.store) return `/store/${banner.store.slug}?store_zone_id=${banner.store.zone_id}`;
  return banner.link && /^(\/(?!\/)|https?:\/\/)/.test(banner.link) ? banner.link : null;
}
