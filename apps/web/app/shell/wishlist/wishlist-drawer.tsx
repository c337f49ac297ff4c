import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import type { Store } from '@errand/contract/stores';
import { wishList } from '@errand/contract/wishlist';
import { cx } from '@errand/ui/cx.ts';
import { Drawer } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Clock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddOrChoose } from '#features/cart/index.ts';
import { ItemDeal, ItemPrice, ItemTrigger, RxTag, VegMark } from '#features/catalog/index.ts';
import { storeHref } from '#features/stores/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { useOverlay } from '#platform/overlay.ts';
import { Rated } from '#platform/rated.tsx';
import { useSession } from '#platform/session/index.ts';
import { type LoadWishes, useWishPages } from './use-wish-pages.ts';
import { WishSkeleton } from './wish-list.tsx';
import { WishTabs } from './wish-tabs.tsx';
import { WishedStore } from './wished-store.tsx';
import './wished-row.css';

/** The wishlist of the selected module over any page, in two tabs. */
export function WishlistDrawer() {
  const t = useText();
  const { open, close } = useOverlay('wishlist');
  const { token } = useSession();
  return (
    <Drawer wide open={open} onClose={close} title={t('wishlist.title')}>
      {token ? <Wishes /> : <SignInFirst />}
    </Drawer>
  );
}

/** The rental rows are loaded on demand: visitors of other modules do not load them. */
const RentalWishes = lazy(() =>
  import('./rental-wishes.tsx').then((part) => ({ default: part.RentalWishes })),
);

function Wishes() {
  const { module } = useSession();
  if (module?.module_type !== 'rental') return <StoreWishes />;
  return (
    <Suspense fallback={<WishSkeleton />}>
      <RentalWishes />
    </Suspense>
  );
}

function SignInFirst() {
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <EmptyState picture="locked" title={t('wishlist.notLoggedIn')} text={t('wishlist.signInText')}>
      <Button onClick={() => auth.show('sign-in')}>{t('wishlist.signIn')}</Button>
    </EmptyState>
  );
}

/** The wishlist of a module with items and stores. */
function StoreWishes() {
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

/** A wished item: a link to it and an add-to-cart button. */
function WishedItem({ item }: { item: Item }) {
  const t = useText();
  const { add, needsChoice } = useAddOrChoose(item);
  const off = !item.available_now;
  const soldOut = item.stock === 0;
  return (
    <li className={cx('wished-row', (off || soldOut) && 'off')}>
      <Tile name={item.name} src={item.image_full_url} art={item.art} width={88} className="size-88" />
      <div className="wished-row-main">
        <h3 className="text-title layout-row wished-row-title">
          <VegMark item={item} />
          <RxTag item={item} />
          <ItemTrigger item={item} className="text-clamp" />
        </h3>
        <p className="text-meta">
          <span className="text-clip">{item.store_name}</span>
          {item.rating_count > 0 && <span className="text-separator" />}{' '}
          <Rated average={item.avg_rating} count={item.rating_count} />
        </p>
        {off || soldOut ? (
          <span className="tag">
            {off && <Clock className="icon" size={15} />}
            {t(off ? 'wishlist.notNow' : 'catalog.outOfStock')}
          </span>
        ) : (
          <div className="layout-row wished-row-price">
            <ItemPrice item={item} />
            <ItemDeal item={item} brief />
          </div>
        )}
      </div>
      <div className="wished-row-actions">
        <Heart kind="item" id={item.id} name={item.name} look="plain" />
        {!off && !soldOut && (
          <Button
            variant="soft"
            size="sm"
            aria-label={t(needsChoice ? 'cart.choose' : 'cart.add', { name: item.name })}
            onClick={add}
          >
            {t('wishlist.add')}
          </Button>
        )}
      </div>
    </li>
  );
}
