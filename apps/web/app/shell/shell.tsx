import { releaseBrowserValues } from '@errand/client/browser-value.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import {
  beforeLazyParts,
  beforeWaitingParts,
  type LazyCode,
  LazyPart,
  lazyPart,
  prefetchLazyParts,
} from '@errand/client/lazy-part.ts';
import { readStoredText } from '@errand/client/storage.ts';
import { followTheme } from '@errand/client/theme.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { directionOf } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { loadDialogs } from '@errand/ui/dialog.tsx';
import { Announcer } from '@errand/ui/live/announcer.tsx';
import { Toaster, toastDone, toastError } from '@errand/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CartQuestions } from '#features/cart/index.ts';
import { consumeModuleChoice, ModuleSwitcher, settleRentalCart } from '#features/modules/index.ts';
import { useRunningOrders } from '#features/orders/index.ts';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import type { Overlay } from '#platform/page-address.ts';
import { adoptEarlyText, markHydrated } from '#platform/page-start/start-script.ts';
import {
  COOKIE_NOTICE,
  hasNotice,
  readVisitOrders,
  useReloadOnMismatch,
  useSession,
} from '#platform/session/index.ts';
import { loadDeferredTexts } from '#texts/deferred-texts.ts';
import { Footer } from './footer/lazy-footer.tsx';
import { Header } from './header/header.tsx';
import { HeaderEnd } from './header/header-end.tsx';
import { consumeLanguageChange, LanguageChange } from './header/language-change.tsx';
import { RouteChange } from './route-change.tsx';
import { useExpiredToken } from './use-expired-token.ts';
import { useFreshPage } from './use-fresh-page.ts';
import { useRestoredHeight } from './use-restored-height.ts';
import { useSingleModule } from './use-single-module.ts';
import { useVisitor } from './use-visitor.ts';
import './shell.css';
import './orders-closed.css';

beforeLazyParts(loadDeferredTexts);

/**
 * Overlays in the address, each loaded when first opened or when the page is idle. Imported past index.ts, which would
 * load the whole feature.
 */
const OVERLAYS: Record<Overlay, LazyCode<ComponentType>> = {
  cart: lazyPart(() => import('#features/cart/drawer/cart-drawer.tsx').then((part) => part.CartDrawer), {
    whenIdle: true,
  }),
  wishlist: lazyPart(() => import('./wishlist/wishlist-drawer.tsx').then((part) => part.WishlistDrawer), {
    whenIdle: true,
  }),
  item: lazyPart(() => import('#features/catalog/item/item-dialog.tsx').then((part) => part.ItemDialog)),
  auth: lazyPart(() => import('#features/auth/components/auth-dialog.tsx').then((part) => part.AuthDialog), {
    whenIdle: true,
  }),
  place: lazyPart(() =>
    import('#features/location/components/location-dialog.tsx').then((part) => part.LocationDialog),
  ),
  modules: lazyPart(() =>
    import('#features/modules/components/module-dialog.tsx').then((part) => part.ModuleDialog),
  ),
  find: lazyPart(
    () => import('#features/search/components/search-dialog.tsx').then((part) => part.SearchDialog),
    { whenIdle: true },
  ),
  menu: lazyPart(() => import('./menu/menu-drawer.tsx').then((part) => part.MenuDrawer), { whenIdle: true }),
};

/** Rental has its own cart under the same parameter. */
const CHOSEN_LOCATION = lazyPart(() =>
  import('#features/location/components/chosen-location-toast.tsx').then((part) => part.ChosenLocationToast),
);
const RENTAL_CART: LazyCode<ComponentType> = lazyPart(() =>
  import('#features/rental/cart/rental-cart-drawer.tsx').then((part) => part.RentalCartDrawer),
);

const BACK_CLOSES_DIALOG: LazyCode<ComponentType> = lazyPart(() =>
  import('./back-closes-dialog.tsx').then((part) => part.BackClosesDialog),
);

/** The layout of every page: header, content, module switcher, footer and overlays. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  const { session } = useRootData();
  const { pathname } = useLocation();
  const content = useRestoredHeight();
  const leaving = useSingleModule();
  useReloadOnMismatch(leaving ? null : session);
  const full = pathname === '/track-order' && session.zoneIds.length > 0;
  return (
    <LanguageChange>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      {/* Outside of the shell, whose top is covered by the header of the landing page. */}
      <OrdersClosed />
      <div className={cx('shell', session.zoneIds.length > 0 && 'has-module-switcher')}>
        <Header />
        <HeaderEnd />
        <main id="content" tabIndex={-1} ref={content}>
          {children}
        </main>
        <ModuleSwitcher />
        {!full && <Footer />}
      </div>
      {(Object.keys(OVERLAYS) as Overlay[]).map((name) => (
        <OverlayHost key={name} name={name} />
      ))}
      <Announcer />
      <RouteChange />
      <BackInDialogs />
      <CartQuestions />
      <RunningOrders />
      <GuestOrderClaim />
      <Toaster rtl={directionOf(useLanguage()) === 'rtl'} />
      <ChosenLocation />
      <Cookies />
      <Visit />
    </LanguageChange>
  );
}

function OverlayHost({ name }: { name: Overlay }) {
  const { open } = useOverlay(name);
  const isPresent = usePresence(open);
  const { session } = useRootData();
  const isRental = name === 'cart' && session.module?.type === 'rental';
  useEffect(() => {
    if (open) loadDialogs();
  }, [open]);
  return <LazyPart of={isRental ? RENTAL_CART : OVERLAYS[name]} props={{}} wanted={isPresent} />;
}

/** Loaded after the first view, which has no dialogs. */
function BackInDialogs() {
  return <LazyPart of={BACK_CLOSES_DIALOG} props={{}} wanted={useHydrated()} />;
}

/** Notices about a new location after the reload that follows it; their code is loaded only then. */
function ChosenLocation() {
  const isHydrated = useHydrated();
  return <LazyPart of={CHOSEN_LOCATION} props={{}} wanted={isHydrated && hasNotice('place-chosen')} />;
}

const cookieNotice = lazyPart(() => import('./cookie-notice.tsx').then((part) => part.CookieNotice));

/** The operator's notice about cookies; its code is loaded only for visitors who have not closed it. */
function Cookies() {
  const isHydrated = useHydrated();
  const { cookies_text: text } = useRootData().config;
  const isNew = isHydrated && text !== '' && readStoredText('local', COOKIE_NOTICE) !== text;
  return <LazyPart of={cookieNotice} props={{}} wanted={isNew} />;
}

/**
 * Runs the effects of the frame. A component of its own, because a change of the session would rerender the whole
 * frame.
 */
function Visit(): null {
  const t = useText();
  useEffect(() => beforeWaitingParts(() => toastError(t('ui.waiting'), { id: 'waiting' })), [t]);
  useStart();
  useVisitor();
  useExpiredToken();
  useFreshPage();
  return null;
}

/** Runs once after hydration: shows notices of the previous page. */
function useStart(): void {
  const t = useText();
  const client = useQueryClient();
  useEffect(() => {
    adoptEarlyText();
    void releaseBrowserValues().then(markHydrated);
    prefetchLazyParts();
    if (consumeLanguageChange()) toastDone(t('shell.languageChanged'));
    else if (consumeModuleChoice()) {
      toastDone(t('modules.chosen'));
      // On failure the cart stays as it is; it shows its pickup location.
      settleRentalCart(client, t).catch(() => {});
    }
    return followTheme();
  }, [t, client]);
}

/** Longer than the exit animation of a dialog. */
const EXIT_MS = 400;

/** True while open, and afterwards until the exit animation has ended. */
function usePresence(open: boolean): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open || isPresent;
}

const runningOrderBar = lazyPart(() =>
  import('#features/orders/running/running-order-bar.tsx').then((part) => part.RunningOrderBar),
);

/** The bar of orders under way on the home page. Personal, so it loads in the browser, for visitors who have some. */
function RunningOrders() {
  const { token, guestId } = useSession();
  const { pathname } = useLocation();
  return pathname === '/home' && <RunningOrdersOf key={token ?? guestId} />;
}

function RunningOrdersOf() {
  const { data: orders = [] } = useRunningOrders();
  return <LazyPart of={runningOrderBar} props={{}} wanted={orders.length > 0} />;
}

const claimGuestOrders = lazyPart(() =>
  import('#features/orders/components/claim-guest-orders.tsx').then((part) => part.ClaimGuestOrders),
);

/** Offers a customer the orders placed as a guest during this visit; any page may be the one a sign-in ends on. */
function GuestOrderClaim() {
  const { token } = useSession();
  const orders = token === null ? null : readVisitOrders();
  return orders && <LazyPart key={token} of={claimGuestOrders} props={{ orders }} />;
}

/** Says above every page that the shop takes no orders, why, and what remains possible. */
function OrdersClosed() {
  const t = useText();
  const { orders_open: isOpen, orders_closed_reason: reason } = useRootData().config;
  if (isOpen) return null;
  return (
    <aside className="orders-closed" aria-label={t('shell.ordersClosed')}>
      <Moon className="icon" size={20} />
      <p>
        <b>{t('shell.ordersClosed')}</b> {reason && <bdi>{reason}</bdi>} {t('shell.ordersClosedText')}
      </p>
    </aside>
  );
}
