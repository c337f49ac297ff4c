import type { Store } from '@errand/contract/stores';

type Target = Pick<Store, 'id' | 'slug' | 'module_id' | 'zone_id'>;

/** The path of a store's page with the specified query. */
export function storeHref(store: Target): string {
  return `/store/${store.slug}?module_id=${store.module_id}&store_zone_id=${store.zone_id}`;
}
