import { wishlistTabs } from '@errand/domain/modules';
import { Tabs } from 'radix-ui';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import '../wishlist.css';
import { useWishPages } from '../use-wish-pages.ts';
import { WishList } from './wish-list.tsx';
import { WishedItem } from './wished-item.tsx';
import { WishedStore } from './wished-store.tsx';

/** What the customer keeps, over any page: items and stores of the chosen module in two tabs. */
export function WishlistDrawer() {
  const t = useText();
  const { open, close } = useOverlay('wishlist');
  const { token } = useSession();
  return (
    <Drawer wide open={open} onClose={close} title={t('wishlist.title')} className="wish-drawer">
      {token ? <WishTabs /> : <SignInFirst />}
    </Drawer>
  );
}

function WishTabs() {
  const t = useText();
  const { module } = useSession();
  const words = wishlistTabs(module?.module_type ?? 'food');
  const items = useWishPages('item');
  const stores = useWishPages('store');
  return (
    <Tabs.Root defaultValue="items">
      <Tabs.List className="tabs wish-tabs" aria-label={t('wishlist.title')}>
        <Tabs.Trigger value="items">
          {t(`wishlist.${words.items}`)}
          {items.total !== null && <i> {items.total}</i>}
        </Tabs.Trigger>
        <Tabs.Trigger value="sellers">
          {t(`wishlist.${words.sellers}`)}
          {stores.total !== null && <i> {stores.total}</i>}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="items">
        <WishList query={items.query} empty={t(`wishlist.none.${words.items}`)} text={t('wishlist.noneText')}>
          {items.items.map((item) => (
            <WishedItem key={item.id} item={item} />
          ))}
        </WishList>
      </Tabs.Content>
      <Tabs.Content value="sellers">
        <WishList
          query={stores.query}
          empty={t(`wishlist.none.${words.sellers}`)}
          text={t('wishlist.noneText')}
        >
          {stores.stores.map((store) => (
            <WishedStore key={store.id} store={store} />
          ))}
        </WishList>
      </Tabs.Content>
    </Tabs.Root>
  );
}

function SignInFirst() {
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <EmptyState
      picture={<StaticPicture name="locked" />}
      title={t('wishlist.notLoggedIn')}
      text={t('wishlist.signInText')}
    >
      <Button onClick={() => auth.show('sign-in')}>{t('wishlist.signIn')}</Button>
    </EmptyState>
  );
}
