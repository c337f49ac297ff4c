import type { Item } from '@errand/contract/catalog';
import type { Store } from '@errand/contract/stores';
import { wishList } from '@errand/contract/wishlist';
import { storeHref } from '#features/stores/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { type LoadWishes, useWishPages } from './use-wish-pages.ts';
import { WishTabs } from './wish-tabs.tsx';
import { WishedItem } from './wished-item.tsx';
import { WishedStore } from './wished-store.tsx';

/** The wishlist of a module with items and stores. */
export function StoreWishes() {
  const items = useWishPages('item', loadItems);
  const stores = useWishPages('store', loadStores);
  return (
    <WishTabs
      items={{ ...items, children: items.rows.map((item) => <WishedItem key={item.id} item={item} />) }}
      sellers={{
        ...stores,
        children: stores.rows.map((store) => (
          <WishedStore key={store.id} store={store} kind="store" to={storeHref(store)} />
        )),
      }}
    />
  );
}

const loadItems: LoadWishes<Item> = async (paging, signal) => {
  const page = await api.call(wishList, { query: { kind: 'item', ...paging } }, { signal });
  return { ...page, rows: page.item, total: page.total_items };
};

const loadStores: LoadWishes<Store> = async (paging, signal) => {
  const page = await api.call(wishList, { query: { kind: 'store', ...paging } }, { signal });
  return { ...page, rows: page.store, total: page.total_stores };
};
