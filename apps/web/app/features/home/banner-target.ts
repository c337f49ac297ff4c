import type { Banner } from '@errand/contract/promotions';

/** Where a banner leads: its item's dialog over this page, its store, or its own address; null for nowhere. */
export function bannerTarget(banner: Banner, pathname: string, search: string): string | null {
  if (banner.item) {
    const params = new URLSearchParams(search);
    params.set('item', banner.item.slug);
    return `${pathname}?${params}`;
  }
  if (banner.store) return `/store/${banner.store.slug}?store_zone_id=${banner.store.zone_id}`;
  return banner.link && /^(\/(?!\/)|https?:\/\/)/.test(banner.link) ? banner.link : null;
}
