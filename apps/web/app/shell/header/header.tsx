import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { chooseTheme, currentTheme } from '@errand/client/theme.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { logoTarget } from '@errand/domain/navigation';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { ArrowLeft, ChevronDown, Heart, MapPin, Menu, Moon, Search, Sun } from 'lucide-react';
import { useLocation } from 'react-router';
import { ProfileMenu } from '#features/auth/index.ts';
import { CartButton } from '#features/cart/index.ts';
import { Bell } from '#features/notifications/index.ts';
import { RentalCartButton } from '#features/rental/cart/rental-cart-button.tsx';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { shortPlace, useSession } from '#platform/session/index.ts';
import { ChatLink } from './chat-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { ShopLogo } from './logo.tsx';
import { useHeaderEntries } from './use-header-entries.ts';
import './header.css';
import '../shell.css';
import './theme-button.css';
import './location-button.css';

/** Pages that links of other people lead to. */
const FOLLOWED_PAGES = /^\/(track-order|rental\/trips\/)/;

/** The header: transparent over the landing map without a location; otherwise with location, links and cart. */
export function Header() {
  const t = useText();
  const { session } = useRootData();
  const { pathname } = useLocation();
  const menu = useOverlay('menu');
  const wishlist = useOverlay('wishlist');
  const find = useOverlay('find');
  const entries = useHeaderEntries();
  const chosen = session.zoneIds.length > 0;
  const landing = pathname === '/';
  const { business_name: shop } = useConfig();
  const rental = session.module?.type === 'rental';
  // Whoever follows a link to a parcel or an order waits for it, and need not shop.
  const asksForPlace = !landing && !FOLLOWED_PAGES.test(pathname);
  return (
    <header className={cx('header', landing && 'clear')}>
      <div className="page-width">
        <BackButton />
        <Link className="logo" to={logoTarget(pathname, chosen)} aria-label={t('shell.logo', { shop })}>
          <ShopLogo />
        </Link>
        {(chosen || asksForPlace) && <LocationButton />}
        <nav className="header-nav" aria-label={t('shell.navigation')}>
          {(chosen || !landing) && <HeaderLink to={chosen ? '/home' : '/'}>{t('shell.home')}</HeaderLink>}
          <HeaderLink to="/track-order" className={cx(entries.track === 'customers' && 'only-signed-in')}>
            {t(rental ? 'shell.trackTrip' : 'shell.trackOrder')}
          </HeaderLink>
          {entries.chat && (chosen || !landing) && <ChatLink>{t('shell.chat')}</ChatLink>}
          {entries.contact && <HeaderLink to="/help-and-support">{t('shell.contact')}</HeaderLink>}
        </nav>
        <div className="layout-row header-end">
          {/* The home page has its own search field. */}
          {entries.search && pathname !== '/home' && (
            <button
              type="button"
              className="header-search"
              aria-haspopup="dialog"
              onClick={() => find.show()}
            >
              <Search size={22} />
              <span>{t('search.label')}</span>
            </button>
          )}
          <LanguageLinks className="button ghost sm only-wide header-language" />
          <ThemeButton className="only-wide" />
          {(chosen || !landing) && <Bell />}
          {entries.wishlist && (
            <IconButton label={t('wishlist.button')} className="no-phone" onClick={() => wishlist.show()}>
              <Heart size={22} />
            </IconButton>
          )}
          {entries.cart && (rental ? <RentalCartButton /> : <CartButton />)}
          <span className={cx('header-account', (chosen || !landing) && 'only-wide')}>
            <ProfileMenu />
          </span>
          <IconButton label={t('shell.menu')} className="only-compact" onClick={() => menu.show()}>
            <Menu size={22} />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ to, className, children }: { to: string; className?: string; children: string }) {
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} className={cx(isHere && 'on', className)} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** The way back on a phone's home screen, where no bar of the browser has one. It is not rendered at the start. */
function BackButton() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/' || pathname === '/home') return null;
  return (
    <IconButton label={t('ui.back')} className="back-button" onClick={() => goBack(() => navigate('/home'))}>
      <ArrowLeft className="icon mirror-rtl" size={22} />
    </IconButton>
  );
}

/** The router counts the pages of a visit; before the first one lies no page of the shop. */
function goBack(toStart: () => void): void {
  const { idx } = fieldsOf(window.history.state);
  if (idx) window.history.back();
  else toStart();
}

/** Toggles the theme; the icon shows the theme a press brings. */
function ThemeButton({ className }: { className?: string }) {
  const t = useText();
  return (
    <IconButton
      className={cx('theme-button', className)}
      label={t('shell.theme')}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon className="theme-button-light" size={21} />
      <Sun className="theme-button-dark" size={21} />
    </IconButton>
  );
}

/** The location button of the header. An inline script sets its text before the first paint (first-paint.ts). */
function LocationButton() {
  const t = useText();
  const { location } = useSession();
  const hydrated = useHydrated();
  const { session } = useRootData();
  const { show } = useOverlay('place');
  const rental = session.module?.type === 'rental';
  // The server does not know the place; the start script does.
  const isStored = !location && !hydrated;
  const chosen = session.zoneIds.length > 0;
  return (
    <button type="button" className="location-button" onClick={() => show()}>
      <MapPin className="icon text-accent" size={20} />
      {chosen ? (
        <span className="location-button-place">
          <span className="text-muted location-button-label">
            {t(rental ? 'shell.pickupFrom' : 'shell.deliverTo')}{' '}
          </span>
          {/* A block with its own direction: the ellipsis comes at the end of the address. */}
          <b className={cx('text-clip', isStored && 'location-button-stored')} dir="auto">
            {isStored ? (
              <bdi className="location-button-known" />
            ) : location ? (
              shortPlace(location)
            ) : (
              t('shell.chooseLocation')
            )}
          </b>
        </span>
      ) : (
        <span className="text-clip">{t('shell.chooseLocation')}</span>
      )}
      <ChevronDown className="icon" size={16} />
    </button>
  );
}
