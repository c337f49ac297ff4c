import { useText } from '@errand/client/i18n.tsx';
import { logoTarget } from '@errand/domain/navigation';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Heart, Menu, Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { ProfileMenu } from '#features/auth/index.ts';
import { CartButton } from '#features/cart/index.ts';
// Imported past index.ts, which would add the rental home to every page.
import { RentalCartButton } from '#features/rental/cart/rental-cart-button.tsx';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { BackButton } from './back-button.tsx';
import { ChatLink } from './chat-link.tsx';
import { LanguageLink } from './language-link.tsx';
import { LocationButton } from './location-button.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useHeaderEntries } from './use-header-entries.ts';
import './header.css';
import '../shell.css';

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
  const rental = session.module?.type === 'rental';
  return (
    <header className={cx('header', landing && 'clear')}>
      <div className="page-width">
        <BackButton />
        <Link className="logo" to={logoTarget(pathname, chosen)} aria-label={t('shell.logo')}>
          <ShopLogo />
        </Link>
        {(chosen || !landing) && <LocationButton />}
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
          <LanguageLink className="button ghost sm only-wide header-language" />
          <ThemeButton className="only-wide" />
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
