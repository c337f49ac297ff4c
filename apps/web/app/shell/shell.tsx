import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { followTheme } from '@errand/client/theme.ts';
import { cx } from '@errand/ui/cx.ts';
import { Toaster, toastDone } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CartQuestions } from '#features/cart/index.ts';
import { ChosenPlaceToast } from '#features/location/index.ts';
import { ModuleSwitcher, settleRentalCart, takeChosenModule } from '#features/modules/index.ts';
import { useRootData } from '#platform/config.ts';
import { type Overlay, useOverlay } from '#platform/overlay.ts';
import { usePageAgreement } from '#platform/session/index.ts';
import { Footer } from './footer/footer.tsx';
import { GuestOrderClaim } from './guest-order-claim.tsx';
import { Header } from './header/header.tsx';
import { HeaderEnd } from './header/header-end.tsx';
import { LanguageChange, takeChangedLanguage } from './header/language-change.tsx';
import { RouteChange } from './route-change.tsx';
import { RunningOrders } from './running-orders.tsx';
import { markAlive } from './script-note.tsx';
import { useExpiredToken } from './use-expired-token.ts';
import { useFreshPage } from './use-fresh-page.ts';
import { usePresence } from './use-presence.ts';
import { useSingleModule } from './use-single-module.ts';
import { useVisitor } from './use-visitor.ts';
import './shell.css';

/**
 * Overlays in the address, each loaded when first opened. Imported past index.ts, which would load the whole feature.
 */
const OVERLAYS: Record<Overlay, ReturnType<typeof lazy>> = {
  cart: lazy(() =>
    import('#features/cart/drawer/cart-drawer.tsx').then((part) => ({ default: part.CartDrawer })),
  ),
  wishlist: lazy(() =>
    import('./wishlist/wishlist-drawer.tsx').then((part) => ({ default: part.WishlistDrawer })),
  ),
  item: lazy(() =>
    import('#features/catalog/item/dialog/item-dialog.tsx').then((part) => ({ default: part.ItemDialog })),
  ),
  auth: lazy(() =>
    import('#features/auth/components/auth-dialog.tsx').then((part) => ({ default: part.AuthDialog })),
  ),
  place: lazy(() =>
    import('#features/location/components/place-dialog.tsx').then((part) => ({ default: part.PlaceDialog })),
  ),
  modules: lazy(() =>
    import('#features/modules/components/module-dialog.tsx').then((part) => ({ default: part.ModuleDialog })),
  ),
  find: lazy(() =>
    import('#features/search/components/find-dialog.tsx').then((part) => ({ default: part.FindDialog })),
  ),
  menu: lazy(() => import('./menu/menu-drawer.tsx').then((part) => ({ default: part.MenuDrawer }))),
};

/** Rental has its own cart under the same parameter. */
const RentalCart = lazy(() =>
  import('#features/rental/cart/rental-cart-drawer.tsx').then((part) => ({
    default: part.RentalCartDrawer,
  })),
);

/** The layout of every page: header, content, module switcher, footer and overlays. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  const { session } = useRootData();
  const { pathname } = useLocation();
  useStart();
  useVisitor();
  useExpiredToken();
  useFreshPage();
  const leaving = useSingleModule();
  usePageAgreement(leaving ? null : session);
  const full = pathname === '/track-order' && session.zoneIds.length > 0;
  return (
    <LanguageChange>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <div className={cx('shell', session.zoneIds.length > 0 && 'has-module-switcher')}>
        <Header />
        <HeaderEnd />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <ModuleSwitcher />
        {!full && <Footer />}
      </div>
      {(Object.keys(OVERLAYS) as Overlay[]).map((name) => (
        <OverlayHost key={name} name={name} />
      ))}
      <RouteChange />
      <CartQuestions />
      <RunningOrders />
      <GuestOrderClaim />
      <Toaster rtl={useLanguage() === 'ar'} />
      <ChosenPlaceToast />
    </LanguageChange>
  );
}

function OverlayHost({ name }: { name: Overlay }) {
  const { open } = useOverlay(name);
  const isPresent = usePresence(open);
  const { session } = useRootData();
  const Content = name === 'cart' && session.module?.type === 'rental' ? RentalCart : OVERLAYS[name];
  if (!isPresent) return null;
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}

/** Runs once after hydration: shows notices of the previous page. */
function useStart(): void {
  const t = useText();
  const client = useQueryClient();
  useEffect(() => {
    markAlive();
    if (takeChangedLanguage()) toastDone(t('shell.languageChanged'));
    else if (takeChosenModule()) {
      toastDone(t('modules.chosen'));
      // On failure the cart stays as it is; it shows its pickup location.
      settleRentalCart(client, t).catch(() => {});
    }
    return followTheme();
  }, [t, client]);
}
