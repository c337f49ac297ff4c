import { useText } from '@errand/client/i18n.tsx';
import { Drawer } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { lazy, Suspense } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { StoreWishes } from './store-wishes.tsx';
import { WishSkeleton } from './wish-list.tsx';

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
    <EmptyState
      picture={<StaticPicture name="locked" />}
      title={t('wishlist.notLoggedIn')}
      text={t('wishlist.signInText')}
    >
      <Button onClick={() => auth.show('sign-in')}>{t('wishlist.signIn')}</Button>
    </EmptyState>
  );
}
