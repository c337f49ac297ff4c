import type { Item } from '@errand/contract/catalog';
import type { Point } from '@errand/domain/location';

/** The page of an item's store, with the specified query [ROUTE-20]. */
export function itemStoreHref(item: Item, point: Point | null): string {
  const query = new URLSearchParams({
    id: String(item.store_id),
    module_id: String(item.module_id),
    module_type: item.module_type,
    store_zone_id: String(item.zone_id),
    ...(point && { lat: String(point.latitude), lng: String(point.longitude) }),
  });
  return `/store/${item.store_slug}?${query}`;
}

/** Whether a path is the page of the item's store, by slug or id [ROUTE-23]. */
export function isStorePage(pathname: string, item: Item): boolean {
  return pathname === `/store/${item.store_slug}` || pathname === `/store/${item.store_id}`;
}
